import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { rupiah } from '../../src/domain/format/rupiah';
import { type Desk, rowsAreThere } from './desk';

/** Tasks in which staff look for an answer and change nothing. */

const sellers = '/dashboard/member-list/seller';

/** Opens the page of a seller through the palette; `found` matches the palette's option. */
const openSeller = async ({ page, press, type }: Desk, typed: string, found: RegExp): Promise<void> => {
  await press('Control+k');
  const palette = page.getByRole('dialog');
  await type(palette.getByRole('combobox'), typed);
  await palette.getByRole('option', { name: found, selected: true }).waitFor();
  await press('Enter');
  await page.getByText('Detail berhasil dimuat').waitFor();
};

const openSellerByPhone = (desk: Desk, phone: string): Promise<void> =>
  // As people write it.
  openSeller(desk, phone.replace(/^62/, '0'), new RegExp(`${phone}$`));

/** The task 'find a seller by phone number'. */
export const findSellerByPhone = async (desk: Desk): Promise<void> => {
  const { shop, phone } = await desk.before(sellers, async (page) => {
    const row = page.getByRole('row').nth(5);
    const [, , number = ''] = await row.getByRole('cell').allInnerTexts();
    return { shop: await row.getByRole('rowheader').innerText(), phone: number };
  });
  await desk.begin();
  await openSellerByPhone(desk, phone);
  await desk.page.getByRole('heading', { level: 1, name: shop, exact: true }).waitFor();
  await desk.page.getByText(phone).first().waitFor();
};

/** Returns a shop with sales yesterday and a unique name, and its sales. */
const soldYesterday = async (page: Page): Promise<{ shop: string; total: number }> => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const sales = await Promise.all(
    (await rows.all()).map(async (row) => {
      const cells = await row.getByRole('cell').allInnerTexts();
      return { shop: cells[1] ?? '', total: Number(cells[5]?.replace(/\D/g, '')) };
    }),
  );
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Toko', exact: true }).click();
  const shops = await page.getByRole('option').allInnerTexts();
  const isAlone = (name: string) => shops.filter((shop) => shop.startsWith(`${name} · `)).length === 1;
  const { shop } = sales.find((sale) => isAlone(sale.shop)) ?? { shop: '' };
  const ofShop = sales.filter((sale) => sale.shop === shop);
  return { shop, total: ofShop.reduce((sum, sale) => sum + sale.total, 0) };
};

/** The task 'yesterday's revenue of one shop': the figure is the sum of the shop's transactions. */
export const readRevenueOfShop = async (desk: Desk): Promise<void> => {
  const { page, click } = desk;
  const filter = encodeURIComponent('{"period":"kemarin"}');
  const report = `/dashboard/report-transaction?filter=${filter}&perPage=100`;
  const { shop, total } = await desk.before(report, soldYesterday);
  await desk.begin();
  await openSeller(desk, shop, new RegExp(`^${shop}`));
  await click(page.getByRole('link', { name: 'Lihat laporan' }));
  await click(page.getByRole('button', { name: 'Kemarin' }));
  await page.getByText(`Toko: ${shop}`).waitFor();
  await page.locator('.stat-card', { hasText: 'Omzet' }).getByText(rupiah(total), { exact: true }).waitFor();
};

/** Changes a seller's bank account, so that the task has something to find. */
const changeAccount = async (page: Page): Promise<string> => {
  const row = page.getByRole('row').nth(7);
  const [, , phone = ''] = await row.getByRole('cell').allInnerTexts();
  await row.getByRole('link', { name: /^Ubah / }).click();
  await page.getByText('Detail berhasil dimuat').waitFor();
  await page.getByRole('textbox', { name: 'Nomor Rekening' }).fill('9988776655');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Data Berhasil diubah!').waitFor();
  return phone;
};

/** The task 'who changed this seller's bank account'. */
export const findWhoChangedAccount = async (desk: Desk): Promise<void> => {
  const phone = await desk.before(sellers, changeAccount, 'adminpelapak');
  await desk.begin();
  await openSellerByPhone(desk, phone);
  const history = desk.page.getByRole('region', { name: 'Linimasa' });
  const change = history.getByRole('listitem').filter({ hasText: '••••••6655' });
  await change.getByText(/^Nomor Rekening: /).waitFor();
  await change.getByText('Dewi Anggraini').waitFor();
};

/** The task 'export what I see': the file has the rows and columns of the list. */
export const exportFilteredList = async (desk: Desk): Promise<void> => {
  const { page, click } = desk;
  await desk.begin();
  await click(page.getByRole('link', { name: 'Tinjau: Pelapak tidak aktif' }));
  await rowsAreThere(page);
  const [, count = ''] = /dari (\d+) data/.exec(await page.getByText(/^Menampilkan 1–/).innerText()) ?? [];
  const columns = (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim());
  await click(page.getByRole('button', { name: 'Ekspor' }));
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'CSV (.csv)' }));
  const download = await downloading;
  await page.getByText(`Ekspor selesai: ${count} baris diunduh.`).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const [head = '', ...rows] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = head
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .split(';');
  if (rows.length !== Number(count) || !names.every((name) => columns.includes(name)))
    throw new Error(
      `The file has ${rows.length} rows of ${names.join()}; the list ${count} of ${columns.join()}.`,
    );
};
