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
    'with a complaint can be refunded, and the page and the counts of the list show it',
    async ({ page }) => {
      await openAs(page, 'superadmin', '/dashboard/orders');
      const tab = (state: string) => page.getByRole('button', { name: new RegExp(`^${state} [\\d.]+ data`) });
      const countOf = async (state: string) =>
        Number((await tab(state).locator('[aria-hidden]').innerText()).replace('.', ''));
      await tab('Komplain').waitFor();
      const [complaints, refunds] = [await countOf('Komplain'), await countOf('Dana Dikembalikan')];
      await tab('Komplain').click();
      await page.waitForURL(/KOMPLAIN/);
      await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain('Komplain');
      const link = page.getByRole('row').nth(1).getByRole('link').first();
      const invoice = await link.innerText();
      await link.click();
      await page.getByRole('heading', { level: 1, name: invoice }).waitFor();

      const refund = page.getByRole('button', { name: /^Kembalikan Rp[\d.]+ ke / });
      await refund.click();
      const dialog = page.getByRole('alertdialog', { name: /^Kembalikan Rp[\d.]+ ke .+\?$/ });
      await dialog.getByRole('textbox', { name: /Alasan/ }).fill('Barang pecah di jalan');
      await dialog.getByRole('button', { name: /^Kembalikan Rp/ }).click();
      // The next complaint is on screen, with the way back to this one.
      await page.getByText(new RegExp(`dikembalikan ke .+ \\(${invoice}\\)\\.`)).waitFor();
      await page.getByRole('link', { name: `Lihat ${invoice}` }).click();
      await page.getByRole('heading', { level: 1, name: invoice }).waitFor();
      const timeline = page.getByRole('region', { name: 'Linimasa' });
      await timeline.getByText('Alasan: Barang pecah di jalan').waitFor();
      expect(await refund.count()).toBe(0);

      await page.reload();
      await page.getByRole('region', { name: 'Pembayaran' }).getByText('Dikembalikan').waitFor();
      await page.goto('/dashboard/orders');
      await expect.poll(() => countOf('Komplain')).toBe(complaints - 1);
      expect(await countOf('Dana Dikembalikan')).toBe(refunds + 1);
    },
  );

  story('are printed as an invoice only, without buttons and menu', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard/orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('region', { name: 'Linimasa' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Invoice' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cetak' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  });

  story('show an address as one text, with no space before its commas', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard/orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const shipping = page.getByRole('region', { name: 'Pengiriman' });
    const address = await shipping.getByRole('definition').last().innerText();
    expect(address).toMatch(/^[^,\n]+[^,\s](, [^,\n]+[^,\s]){5}$/);
  });
});
