import { expect } from 'vitest';
import { openAs, waitForCounts } from './support/signIn';
import { arrive, story } from './support/story';

story(
  'a superadmin finds who changed a bank account, and what else that person did today',
  async ({ page }) => {
    const dewi = await arrive();
    await openAs(dewi.page, 'adminpelapak', '/dashboard/member-list/seller');
    await dewi.page.getByRole('row').nth(7).getByRole('link').first().click();
    await dewi.page.waitForURL(/\/show$/);
    await dewi.page.getByRole('link', { name: 'Ubah', exact: true }).waitFor();
    const shop = await dewi.page.getByRole('heading', { level: 1 }).innerText();
    const { pathname } = new URL(dewi.page.url());
    await dewi.page.getByRole('link', { name: 'Ubah', exact: true }).click();
    await dewi.page.getByRole('textbox', { name: 'Nomor Rekening' }).fill('9988776655');
    await dewi.page.getByRole('button', { name: 'Simpan' }).click();
    await dewi.page.getByText('Data Berhasil diubah!').waitFor();
    await dewi.page.getByRole('button', { name: 'Ekspor' }).click();
    const download = dewi.page.waitForEvent('download');
    await dewi.page.getByRole('button', { name: 'CSV (.csv)' }).click();
    await download;
    await dewi.page.getByText(/^Ekspor selesai: /).waitFor();
    await dewi.context.close();

    await openAs(page, 'superadmin', pathname);
    const history = page.getByRole('region', { name: 'Linimasa' });
    const change = history.getByRole('listitem').filter({ hasText: '••••••6655' }).first();
    await change.getByText(/^Nomor Rekening: /).waitFor();
    await change.getByRole('link', { name: 'Dewi Anggraini' }).press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Aktivitas' }).waitFor();
    await page.getByText('diekspor oleh Dewi Anggraini.').waitFor();
    const rows = page.getByRole('table', { name: 'Daftar aktivitas' }).getByRole('row');
    const rowOf = (text: string) => rows.filter({ hasText: text }).first();
    expect(await rowOf('Data diekspor').innerText()).toMatch(/Pelapak\s+\d+ baris/);
    expect(await rowOf(shop).innerText()).toMatch(/Data diubah[^]*Nomor Rekening/);
    expect(await page.content()).not.toContain('9988776655');

    await page.getByRole('button', { name: 'Filter' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Filter data' });
    await panel.getByLabel('Jenis').selectOption('Mengubah');
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.filter({ hasText: 'Data diekspor' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"kind":"edit"}');
    await page.reload();
    await rowOf(shop).waitFor();

    await page.goto('/dashboard');
    await waitForCounts(page);
    const feed = page.getByRole('region', { name: 'Aktivitas terbaru' });
    // The page grows while its charts come.
    const scrolledTo = async () => {
      await page.keyboard.press('End');
      return feed.count();
    };
    await expect.poll(scrolledTo).toBe(1);
    await feed.getByRole('listitem').nth(9).waitFor();
  },
);

story('on a phone, an activity is a card without empty lines', async () => {
  const phone = await arrive({ viewport: { width: 390, height: 844 } });
  const ratna = '/dashboard/member-list/user-admin/9b1f0c6e-5d0a-4a57-9a54-000000000001/show/activity';
  const decisions = `?filter=${encodeURIComponent('{"kind":"decision","area":"top-up"}')}`;
  await openAs(phone.page, 'superadmin', `${ratna}${decisions}`);
  const card = phone.page.getByRole('table', { name: 'Daftar aktivitas' }).getByRole('row').nth(1);
  await card.getByText(/^Permintaan (disetujui|ditolak)$/).waitFor();
  const lines = await card
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
  expect(lines).toEqual(['Tindakan', 'Data', 'Menu']);
  await phone.context.close();
});
