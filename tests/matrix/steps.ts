import type { Page } from 'playwright-core';
import { turnTo } from '../e2e/support/turnTo';

/** Presses the first button of that name; the page's own come before those of its rows. */
export const press = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens the page of the list's first record by its address, because a click would open the form for a user with MANAGE_. */
export const openFirst =
  (way: 'show' | 'edit') =>
  async (page: Page): Promise<void> => {
    const list = new URL(page.url()).pathname;
    const link = page.locator(`table a[href^="${list}/"]`).first();
    const href = (await link.getAttribute('href')) ?? '';
    const id = href.slice(list.length + 1).split('/')[0] ?? '';
    await turnTo(page, `${list}/${id}${way === 'show' ? '/show' : ''}`);
    // While the record is loading, its sections are busy.
    await page.waitForFunction(
      () => document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') === null,
    );
  };

/** Waits for an open dialog or drawer. */
export const dialogOf = async (page: Page) => {
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
  await dialog.waitFor();
  return dialog;
};

/** Presses the first button of that name, and waits for what it opens. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  return dialogOf(page);
};

/** Does that on the page of the list's first record. */
export const openingOnFirst = (name: string) => async (page: Page) => {
  await openFirst('show')(page);
  return opening(name)(page);
};

/** Selects the rows of the page and presses an action of the bar; answers with its confirmation. */
export const beginOnAll = async (page: Page, action: string) => {
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
  const bar = page.getByRole('group', { name: 'Tindakan untuk data yang dipilih' });
  await bar.getByRole('button', { name: action, exact: true }).click();
  return dialogOf(page);
};

/** Presses Simpan. */
export const save = (page: Page): Promise<void> => press(page, 'Simpan');
