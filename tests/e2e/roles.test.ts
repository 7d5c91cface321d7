import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillLogin, namesOf, openAs } from './support/signIn';
import { arrive, story } from './support/story';

const roles = '/dashboard/access-management';

const username = 'wulan.pratiwi';

/** As superadmin, registers a user admin with the role 'Auditor', which has no holder, and returns the first password. */
const hireAuditor = async (page: Page): Promise<string> => {
  await openAs(page, 'superadmin', '/dashboard/member-list/user-admin/create');
  await page.getByRole('textbox', { name: 'Nama', exact: false }).first().fill('Wulan Pratiwi');
  await page.getByRole('textbox', { name: 'No. HP' }).fill('081234567891');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@kantor.example`);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  const password = await page.getByRole('textbox', { name: 'Password Awal' }).inputValue();
  await page.getByRole('combobox', { name: 'Peran' }).selectOption({ label: 'Auditor' });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Data Berhasil disimpan!').waitFor();
  const issued = page.getByRole('dialog', { name: 'Password sudah dibuat' });
  await issued.getByText(password).waitFor();
  await issued.getByRole('button', { name: 'Salin semua' }).click();
  await page.getByText('Data akun disalin.').waitFor();
  await issued.getByRole('button', { name: 'Selesai' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard/member-list/user-admin');
  return password;
};

describe('roles and their holders', () => {
  story('a changed role changes the menu of its holder, in another browser', async ({ page }) => {
    const elsewhere = await arrive();
    const holder = elsewhere.page;
    const password = await hireAuditor(page);
    await holder.goto('/auth');
    await fillLogin(holder, username, password);
    await holder.waitForURL('/dashboard');
    const menu = holder.getByRole('navigation', { name: 'Apps' });
    await menu.waitFor();
    expect(await namesOf(menu.getByRole('link'))).toEqual([
      'Dashboard',
      'Top-Up Saldo',
      'Report Transaction',
    ]);

    await page.goto(roles);
    await page.getByRole('link', { name: 'Auditor' }).first().click();
    await page.getByRole('checkbox', { name: 'Lihat Orderan' }).check();
    await page.getByRole('checkbox', { name: 'Lihat Report Transaction' }).uncheck();
    await page.getByRole('button', { name: 'Simpan' }).click();
    const review = page.getByRole('alertdialog');
    await review.getByRole('listitem').first().waitFor();
    expect(await review.getByRole('listitem').count()).toBe(2);
    await review.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Data Berhasil diubah!').waitFor();

    // The holder goes from page to page, without a reload.
    await expect
      .poll(
        async () => {
          await menu.getByRole('link', { name: 'Top-Up Saldo' }).click();
          await menu.getByRole('link', { name: 'Dashboard' }).click();
          return namesOf(menu.getByRole('link'));
        },
        { timeout: 20_000, interval: 250 },
      )
      .toEqual(['Dashboard', 'Orderan', 'Top-Up Saldo']);
    await holder.goto('/dashboard/report-transaction');
    await holder.getByRole('heading', { level: 1, name: 'Not allowed to access this page' }).waitFor();
    await elsewhere.leave();
  });
});
