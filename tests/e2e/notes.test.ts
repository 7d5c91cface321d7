import { expect } from 'vitest';
import { endTokenOf, fillLogin, openAs, waitForCounts } from './support/signIn';
import { arrive, story } from './support/story';

story(
  'a typed note stays on Back and after the session ends; it is saved and edited, and a colleague reads it',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 401/);
    await openAs(page, 'superadmin', '/dashboard/member-list/seller');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const notes = page.getByRole('region', { name: 'Catatan' });
    const box = notes.getByRole('textbox', { name: 'Tulis Catatan' });
    await box.fill('Minta dihubungi sore hari.\nSudah dijadwalkan.');
    const { pathname } = new URL(page.url());
    await page.getByRole('link', { name: 'Kembali ke daftar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pelapak', exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe('Minta dihubungi sore hari.\nSudah dijadwalkan.');

    await waitForCounts(page);
    await endTokenOf(page);
    await box.press('Control+Enter');
    await page.getByText('Sesi Sudah Habis Silahkan Login Kembali!').waitFor();
    await page.waitForURL('/auth');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sore hari');
    await fillLogin(page, 'superadmin');
    await page.getByRole('link', { name: 'Lanjutkan Formulir' }).click();
    await expect.poll(() => box.inputValue()).toBe('Minta dihubungi sore hari.\nSudah dijadwalkan.');
    expect(new URL(page.url()).pathname).toBe(pathname);
    await box.press('Control+Enter');
    const note = notes.getByRole('listitem').first();
    await note.getByText('Sudah dijadwalkan.').waitFor();
    expect(await box.inputValue()).toBe('');

    await note.getByRole('button', { name: /^Ubah catatan/ }).press('Enter');
    await page.keyboard.type(' Senin pukul 15.00.');
    await page.keyboard.press('Control+Enter');
    await note.getByText('Sudah dijadwalkan. Senin pukul 15.00.').waitFor();
    await note.getByText('diubah').waitFor();

    const colleague = await arrive();
    await openAs(colleague.page, 'pengamat', pathname);
    const read = colleague.page.getByRole('region', { name: 'Catatan' });
    await read.getByText('Senin pukul 15.00.').waitFor();
    expect(await read.getByRole('button').count()).toBe(0);
    expect(await read.getByRole('textbox').count()).toBe(0);
    await colleague.context.close();

    const before = await notes.getByRole('listitem').count();
    await note.getByRole('button', { name: 'Hapus Data' }).click();
    await page
      .getByRole('alertdialog', { name: /^Hapus catatan \d/ })
      .getByRole('button', { name: 'Hapus' })
      .click();
    await expect.poll(() => notes.getByRole('listitem').count()).toBe(before - 1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('notes');
  },
);
