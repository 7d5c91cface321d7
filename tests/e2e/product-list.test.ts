import { openAs } from './support/signIn';
import { story } from './support/story';
import { pressTab } from './support/tabs';

story('a product is blocked with a reason, is listed as blocked, and is unblocked', async ({ page }) => {
  await openAs(page, 'superadmin', '/dashboard/product-list');
  await page.getByRole('button', { name: 'Produk Terlaris' }).click();
  await pressTab(page, /^Tayang/);
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes('TAYANG') ?? false);
  await page.getByRole('button', { name: 'Blokir', exact: true }).first().waitFor();
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const [name = '', sku = ''] = (await link.innerText()).split('\n');
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('button', { name: 'Blokir', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Blokir ${name}?` });
  await dialog.getByRole('textbox', { name: /^Alasan/ }).fill('Dilaporkan pembeli karena tidak sesuai foto');
  await dialog.getByRole('button', { name: 'Blokir', exact: true }).click();
  await page.getByText(`${name} diblokir.`).waitFor();
  await page.getByText('oleh Ratna Kusumawardani').first().waitFor();

  await page.goto(
    `/dashboard/product-list?filter=${encodeURIComponent(JSON.stringify({ status: 'DIBLOKIR', q: sku }))}`,
  );
  const row = page.getByRole('row').filter({ hasText: sku });
  await row.getByText('Diblokir').waitFor();
  await row.getByRole('button', { name: 'Buka Blokir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buka Blokir' }).click();
  await page.getByText(`Blokir ${name} dibuka. Produk tayang kembali.`).waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByText('Tidak ada data yang cocok dengan filter').waitFor();
});
