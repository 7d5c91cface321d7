import readExcelFile from 'read-excel-file/node';
import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

describe('orders', () => {
  story('are all exported to an Excel file, also when there are more than 1000', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard/orders');
    const shown = await page.getByText(/^Menampilkan 1–10 dari/).innerText();
    const total = Number(shown.match(/dari ([\d.]+) data/)?.[1]?.replace('.', ''));
    // With more than a few hundred rows, the compression must not start a worker, because the policy refuses it.
    expect(total).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Ekspor' }).click();
    await page.getByRole('dialog', { name: 'Ekspor Orderan' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^orders-.*\.xlsx$/);
    const [sheet] = await readExcelFile(await download.path());
    expect(sheet?.sheet).toBe('Orderan');
    expect(sheet?.data[0]?.[0]).toBe('No. Invoice');
    expect(sheet?.data).toHaveLength(total + 1);
    expect(new Set(sheet?.data.map(([invoice]) => invoice)).size).toBe(total + 1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ekspor');
  });

  story(
    'show an address as one text, without a space before its commas, and are printed as an invoice only',
    async ({ page }) => {
      await openAs(page, 'pengamat', '/dashboard/orders');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      const shipping = page.getByRole('region', { name: 'Pengiriman' });
      const address = await shipping.getByRole('definition').last().innerText();
      expect(address).toMatch(/^[^,\n]+[^,\s](, [^,\n]+[^,\s]){5}$/);
      await page.getByRole('region', { name: 'Linimasa' }).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await page.getByRole('heading', { name: 'Invoice' }).waitFor();
      expect(await page.getByRole('button', { name: 'Cetak' }).isVisible()).toBe(false);
      expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    },
  );
});
