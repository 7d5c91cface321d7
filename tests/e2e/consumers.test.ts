import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { pressTab } from './support/tabs';

describe('consumers', () => {
  story('can be blocked, found among the blocked consumers, and unblocked', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/consumer-list');
    await pressTab(page, /^Aktif \d+ data/);
    await page.waitForURL(/AKTIF/);
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const { pathname } = new URL(page.url());

    await page.getByRole('button', { name: 'Blokir', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: `Blokir ${name}?` });
    await dialog.getByRole('textbox', { name: /Alasan/ }).fill('Akun dipakai menipu');
    await dialog.getByRole('button', { name: 'Blokir', exact: true }).click();
    await page.getByText(`${name} diblokir.`).waitFor();
    await page.getByRole('region', { name: 'Linimasa' }).getByText('Alasan: Akun dipakai menipu').waitFor();

    await page.goto('/dashboard/consumer-list');
    await pressTab(page, /^Diblokir \d+ data/);
    await page.waitForURL(/DIBLOKIR/);
    await page.getByPlaceholder('Cari produk').fill(name);
    const found = page.locator(`a[href="${pathname}"]`);
    await found.waitFor();
    await found.click();
    await page.getByRole('button', { name: 'Buka Blokir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buka Blokir' }).click();
    await page.getByText(`Blokir ${name} dibuka.`).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Profil' }).getByText('Aktif', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Buka Blokir' }).count()).toBe(0);
  });
});
