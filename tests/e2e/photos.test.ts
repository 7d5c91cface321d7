import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { openAs } from './support/signIn';
import { story } from './support/story';

const limit = 5_120_000;

/** The photo field of the ID card on the form of a new seller. */
const openForm = async (page: Page) => {
  await openAs(page, 'adminpelapak', '/dashboard/member-list/seller/create');
  const field = page.locator('input[name=ktpImage]');
  await field.waitFor();
  return field;
};

const nextUpload = async (page: Page): Promise<string> => {
  const request = await page.waitForRequest('**/cdn/single-upload');
  await request.response();
  return (request.postDataJSON() as { file: string }).file;
};

/** Width and height of the picture in the field of the ID card. */
const sizeOf = (page: Page): Promise<[number, number]> =>
  page.getByAltText('Pratinjau Foto KTP').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });

describe('the photo of an ID card', () => {
  story('is refused when it is too large, and made smaller by a button', async ({ page }) => {
    const field = await openForm(page);
    const photo = await paintJpeg(page, '#2563eb', 900, 1200);
    // What follows the end of a JPEG belongs to the file, and not to its picture.
    const buffer = Buffer.concat([photo, Buffer.alloc(limit)]);
    await field.setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Ukuran Gambar Terlalu Besar').waitFor();
    const uploading = nextUpload(page);
    await page.getByRole('button', { name: 'Kecilkan ukuran file' }).click();
    expect(await uploading).toMatch(/^data:image\/jpeg;base64,/);
    expect((await uploading).length).toBeLessThan(limit);
    await page.getByText('Ukuran Gambar Terlalu Besar').waitFor({ state: 'detached' });
    expect(await sizeOf(page)).toEqual([900, 1200]);
  });

  story('is rotated and cropped to the shape of a card, with the keyboard alone', async ({ page }) => {
    const field = await openForm(page);
    const photo = await paintJpeg(page, '#2563eb', 900, 1200);
    await field.setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: photo });
    // A photo that is still being sent cannot be cut.
    const adjust = page.getByRole('button', { name: 'Sesuaikan', disabled: false });
    await adjust.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sesuaikan Foto KTP' });
    const frame = dialog.getByRole('group', { name: 'Bingkai potongan' });
    await frame.waitFor();
    const upright = await frame.boundingBox();
    await dialog.getByRole('button', { name: 'Putar ke kanan' }).focus();
    await page.keyboard.press('Enter');
    // After the rotation, the frame is wider.
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(upright?.width ?? 0);
    const before = await frame.boundingBox();
    await frame.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    const uploading = nextUpload(page);
    await dialog.getByRole('button', { name: 'Pakai foto' }).focus();
    await page.keyboard.press('Enter');
    await uploading;
    await dialog.waitFor({ state: 'detached' });
    const [width, height] = await sizeOf(page);
    // The frame takes 90 percent of the 1200 pixels, which were the height before the rotation.
    expect(width).toBe(1080);
    expect(width / height).toBeCloseTo(1.586, 2);
    await expect.poll(() => adjust.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  story('can be pasted as a PNG, and is uploaded as a JPEG', async ({ page }) => {
    const field = await openForm(page);
    await field.focus();
    const uploading = nextUpload(page);
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 320;
      canvas.height = 200;
      canvas.getContext('2d')?.fillRect(0, 0, 320, 200);
      const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const clipboardData = new DataTransfer();
      if (png) clipboardData.items.add(new File([png], 'image.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    });
    expect(await uploading).toMatch(/^data:image\/jpeg;base64,/);
    expect(await sizeOf(page)).toEqual([320, 200]);
  });

  story(
    'shows its upload progress on a slow connection; the upload can be cancelled and retried',
    async ({ page, context }) => {
      const field = await openForm(page);
      const photo = await paintJpeg(page, '#2563eb', 900, 1200);
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 2000,
      });
      await field.setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('progressbar', { name: /^Mengunggah foto/ }).waitFor();
      await page.getByRole('button', { name: 'Batalkan unggahan' }).click();
      await page.getByText('Foto belum terunggah').waitFor();
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await page.getByText('Foto belum terunggah').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Sesuaikan' }).waitFor();
    },
  );
});
