import { describe, expect } from 'vitest';
import { signIn } from './signIn';
import { story } from './story';

describe('orders', () => {
  story(
    'a complaint ends with the money going back, which the list and the next visit know',
    async ({ page }) => {
      await signIn(page, 'superadmin');
      await page.goto('/dashboard/orders');
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
      await page.getByRole('heading', { level: 1, name: 'Detail Pesanan' }).waitFor();

      await page.getByRole('button', { name: 'Kembalikan Dana' }).click();
      const dialog = page.getByRole('alertdialog', { name: `Kembalikan dana ${invoice}?` });
      await dialog.getByRole('textbox', { name: /Alasan/ }).fill('Barang pecah di jalan');
      await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click();
      await page.getByText(`Dana pesanan ${invoice} dikembalikan.`).waitFor();
      const timeline = page.getByRole('region', { name: 'Linimasa' });
      await timeline.getByText('Alasan: Barang pecah di jalan').waitFor();
      expect(await page.getByRole('button', { name: 'Kembalikan Dana' }).count()).toBe(0);

      await page.reload();
      await page.getByRole('region', { name: 'Pembayaran' }).getByText('Dikembalikan').waitFor();
      await page.goto('/dashboard/orders');
      await expect.poll(() => countOf('Komplain')).toBe(complaints - 1);
      expect(await countOf('Dana Dikembalikan')).toBe(refunds + 1);
    },
  );

  story('an invoice is all that goes on paper', async ({ page }) => {
    await signIn(page, 'pengamat');
    await page.goto('/dashboard/orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('region', { name: 'Linimasa' }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Invoice' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cetak' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  });
});
