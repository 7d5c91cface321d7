import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { networkAddress } from '../../scripts/browser';
import { withFilter } from '../matrix/addresses';
import { become, fillLogin } from './support/signIn';
import { story } from './support/story';

/** Browsers report that they ignore this header on plain http. */
const ignoredHeader = /^The Cross-Origin-Opener-Policy header has been ignored/;

/**
 * A story of a superadmin at the machine's address in the network, over http, as with HOST=0.0.0.0. The window is a new one, as
 * what is stored there would stay in it.
 */
const storyOverNetwork = (
  name: string,
  act: (page: Page, open: (path: string) => Promise<unknown>) => Promise<void>,
): void =>
  story(
    name,
    async ({ page, expectComplaint }) => {
      expectComplaint(ignoredHeader);
      const origin = (process.env.E2E_ORIGIN ?? '').replace('127.0.0.1', networkAddress);
      await become(page, 'superadmin', origin);
      await act(page, (path) => page.goto(`${origin}${path}`));
    },
    {},
  );

/** Pastes into the search field of the page, and returns what is there then. */
const pasted = async (page: Page): Promise<string> => {
  const field = page.getByPlaceholder('Cari produk');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
};

describe('over plain http in the local network', () => {
  storyOverNetwork(
    'a user signs in, and a receipt number and the link to a list are copied',
    async (page, open) => {
      await page.context().clearCookies();
      await open('/auth');
      const secure = () => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator];
      expect(await page.evaluate(secure)).toEqual([false, false, false]);
      await fillLogin(page, 'superadmin');
      await page.waitForURL('**/dashboard');
      await open(withFilter('/dashboard/orders', { status: 'DIKIRIM' }));
      await page.getByRole('link', { name: /^INV/ }).first().click();
      await page.getByRole('button', { name: 'Salin Resi' }).click();
      const shipping = await page.getByRole('region', { name: 'Pengiriman' }).innerText();
      const number = /KRM\d{13}/.exec(shipping)?.[0] ?? '?';
      await page.getByText(`${number} disalin.`).waitFor();
      await open('/dashboard/orders');
      expect(await pasted(page)).toBe(number);

      await page.getByRole('button', { name: 'Tampilan' }).click();
      await page.getByRole('button', { name: 'Salin tautan' }).click();
      await page.getByText(/^Tautan disalin/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByPlaceholder('Cari produk').fill('');
      expect(await pasted(page)).toContain(`http://${networkAddress}`);
    },
  );

  storyOverNetwork('a top-up is approved, and two products are blocked together', async (page, open) => {
    await open(withFilter('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' }));
    const code = await page.getByRole('link', { name: /^TU-/ }).first().innerText();
    await page.getByRole('link', { name: code }).click();
    // The list, which has buttons of the same name, is on screen until then.
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await page.getByRole('button', { name: /^Setujui/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Setujui' }).click();
    await page.getByText(`${code} disetujui. Saldo sudah ditambahkan.`).waitFor();

    await open(withFilter('/dashboard/product-list', { status: 'TAYANG' }));
    const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Pilih (?!semua)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByText('2 produk dipilih').waitFor();
    await page
      .getByRole('group', { name: /^Tindakan untuk data/ })
      .getByRole('button', { name: 'Blokir' })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'Blokir 2 produk?' });
    await dialog.getByRole('textbox', { name: /^Alasan/ }).fill('Merek tiruan');
    await dialog.getByRole('button', { name: 'Blokir 2 produk' }).click();
    await page.getByText('2 berhasil').waitFor();
  });
});
