import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAs } from './support/signIn';
import { arrive, story } from './support/story';
import { turnTo } from './support/turnTo';

const sellers = '/dashboard/member-list/seller';

/** The address of the form of the seller in the first row. */
const firstSeller = async (page: Page): Promise<string> => {
  const row = page.locator(`main tbody a[href^="${sellers}/"]`).first();
  const [id] = ((await row.getAttribute('href')) ?? '').slice(sellers.length + 1).split(/[/?]/);
  return `${sellers}/${id}`;
};
const openForm = async (page: Page, address: string): Promise<void> => {
  await turnTo(page, address);
  await page.getByLabel(/^Slogan Toko/).waitFor();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Simpan' }).click();
};
const isSaved = async (page: Page): Promise<void> => {
  await page.getByText('Data Berhasil diubah!').waitFor();
  await page.waitForURL((url) => url.pathname === sellers);
};

story(
  'two people change one seller, and neither overwrites the change of the other',
  async ({ page: ratna }) => {
    const colleague = await arrive();
    const dewi = colleague.page;
    await openAs(ratna, 'superadmin', sellers);
    await openAs(dewi, 'adminpelapak', '/dashboard/profile');
    const address = await firstSeller(ratna);
    await openForm(ratna, address);
    await openForm(dewi, address);

    await ratna.getByLabel(/^Nomor Rekening/).fill('8005550123');
    await save(ratna);
    await isSaved(ratna);
    await dewi.getByLabel(/^Slogan Toko/).fill('Segar setiap pagi');
    await save(dewi);
    await isSaved(dewi);

    await openForm(ratna, address);
    expect(await ratna.getByLabel(/^Nomor Rekening/).inputValue()).toBe('8005550123');
    expect(await ratna.getByLabel(/^Slogan Toko/).inputValue()).toBe('Segar setiap pagi');

    // Both change the slogan now: the second one chooses, with the keyboard alone.
    await openForm(dewi, address);
    await ratna.getByLabel(/^Slogan Toko/).fill('Dekat dan segar');
    await save(ratna);
    await isSaved(ratna);
    await dewi.getByLabel(/^Slogan Toko/).fill('Murah dan segar');
    await dewi.keyboard.press('Enter');
    const question = dewi.getByRole('alertdialog', {
      name: 'Isian yang sama sudah diubah sejak formulir ini dibuka',
    });
    await question.getByText(/^Terakhir diubah oleh Ratna Kusumawardani pada .+ WIB\.$/).waitFor();
    await dewi.keyboard.press('ArrowRight');
    await question.getByRole('radio', { name: /^Versi terbaru/, checked: true }).waitFor();
    await dewi.keyboard.press('Enter');
    await isSaved(dewi);
    await openForm(ratna, address);
    expect(await ratna.getByLabel(/^Slogan Toko/).inputValue()).toBe('Dekat dan segar');

    expect(colleague.complaints).toEqual([]);
    await colleague.leave();
  },
);
