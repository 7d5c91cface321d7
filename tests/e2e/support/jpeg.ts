import type { Page } from 'playwright-core';

/** A real JPEG of one colour, painted by the browser. */
export const paintJpeg = async (page: Page, colour: string, width = 320, height = 240): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([fill, wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = fill;
        context.fillRect(0, 0, wide, high);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [colour, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
};
