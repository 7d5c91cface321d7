import type { Locator, Page } from 'playwright-core';
import { type Desk, rowsAreThere } from './desk';

/** Tasks with queues, and with many records at once. */

/** Opens the first waiting top-up from the home page's card. */
const openTopUps = async ({ page, click }: Desk): Promise<string[]> => {
  await click(page.getByRole('link', { name: 'Tinjau: Top-up menunggu verifikasi' }));
  await rowsAreThere(page);
  const codes = page.getByRole('link', { name: /^TU-/ });
  const queue = await codes.allInnerTexts();
  await click(codes.first());
  return queue;
};

const topUpIsThere = async (page: Page, code: string): Promise<Locator> => {
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor({ state: 'detached' });
  return dialog;
};

/** The task 'approve five top-ups': each with its payment proof on screen, by the keys of the queue. */
export const approveFiveTopUps = async (desk: Desk): Promise<void> => {
  const { page, press } = desk;
  await desk.begin();
  const queue = await openTopUps(desk);
  for (const code of queue.slice(0, 5)) {
    const dialog = await topUpIsThere(page, code);
    await page.getByRole('button', { name: 'Setujui' }).waitFor();
    await press('s');
    await dialog.locator('[type=submit]:focus').waitFor();
    await press('Enter');
    await page.getByText(`${code} disetujui. Saldo sudah ditambahkan.`).waitFor();
  }
  await topUpIsThere(page, queue[5] ?? '');
};

/** The task 'reject one top-up', with a ready-made reason. */
export const rejectTopUp = async (desk: Desk): Promise<void> => {
  const { page, click, press } = desk;
  await desk.begin();
  const [code = '', next = ''] = await openTopUps(desk);
  const dialog = await topUpIsThere(page, code);
  await page.getByRole('button', { name: 'Tolak' }).waitFor();
  await press('t');
  await click(dialog.getByRole('button', { name: 'Bukti transfer buram' }));
  await press('Control+Enter');
  await page.getByText(`${code} ditolak.`).waitFor();
  await topUpIsThere(page, next);
};

/** Confirms the action on `count` records, and closes its report. */
const carryOut = async ({ page, click, press }: Desk, title: string, count: number): Promise<void> => {
  await click(page.getByRole('alertdialog').getByRole('button', { name: title }));
  const report = page.getByRole('dialog', { name: title });
  await report.getByText(`${count} berhasil`, { exact: true }).waitFor();
  await report.locator('button:focus', { hasText: 'Tutup' }).waitFor();
  await press('Enter');
  await report.waitFor({ state: 'detached' });
};

/** The task 'verify three drivers', all at once. */
export const verifyThreeDrivers = async (desk: Desk): Promise<void> => {
  const { page, click } = desk;
  await desk.begin();
  await click(page.getByRole('link', { name: 'Tinjau: Driver menunggu verifikasi' }));
  await rowsAreThere(page);
  const rows = page.getByRole('row');
  const names = (await rows.getByRole('link').allInnerTexts()).slice(0, 3);
  await click(rows.nth(1).getByRole('checkbox'));
  await click(rows.nth(3).getByRole('checkbox'), 'Shift');
  await click(page.getByRole('button', { name: 'Verifikasi', exact: true }));
  await carryOut(desk, 'Verifikasi 3 driver', 3);
  for (const name of names) await rows.filter({ hasText: name }).waitFor({ state: 'detached' });
};

/** The task 'block ten products', all at once, with a reason. */
export const blockTenProducts = async (desk: Desk): Promise<void> => {
  const { page, click } = desk;
  await desk.begin();
  await click(page.getByRole('link', { name: 'Lihat daftar: Produk tayang' }));
  await rowsAreThere(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const [first = ''] = (await rows.first().getByRole('link').first().innerText()).split('\n').slice(-1);
  await click(page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await click(page.locator('.bulk-bar').getByRole('button', { name: 'Blokir' }));
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Merek tiruan' }));
  await carryOut(desk, 'Blokir 10 produk', 10);
  await rows.filter({ hasText: first }).waitFor({ state: 'detached' });
};
