import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { networkAddress } from '../../scripts/browser';
import { withFilter } from '../matrix/addresses';
import { fillLogin } from './support/signIn';
import { story } from './support/story';

/** Browsers report that they ignore this header on plain http. */
const ignoredHeader = /^The Cross-Origin-Opener-Policy header has been ignored/;

/** Pastes into the search field of the page, and returns what is there then. */
const pasted = async (page: Page): Promise<string> => {
  const field = page.getByPlaceholder('Cari produk');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
};

story(
  'over plain http in the local network, a user signs in, copies a number and a link, and approves a top-up',
  async ({ page, expectComplaint }) => {
    expectComplaint(ignoredHeader);
    // As with HOST=0.0.0.0.
    const origin = (process.env.E2E_ORIGIN ?? '').replace('127.0.0.1', networkAddress);
    const open = (path: string) => page.goto(`${origin}${path}`);
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

    await open(withFilter('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' }));
    const code = await page.getByRole('link', { name: /^TU-/ }).first().innerText();
    await page.getByRole('link', { name: code }).click();
    // The list, which has buttons of the same name, is on screen until then.
    await page.getByRole('heading', { level: 1, name: code }).waitFor();
    await page.getByRole('button', { name: /^Setujui/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Setujui' }).click();
    await page.getByText(`${code} disetujui. Saldo sudah ditambahkan.`).waitFor();
  },
  // A new window, as what is stored there would stay in it.
  {},
);
