import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/driver';
const waiting = `${list}?filter=${encodeURIComponent('{"status":"DITOLAK"}')}`;

describe('drivers', () => {
  story('are sent back to verification, looked at and verified', async ({ page }) => {
    await openAs(page, 'superadmin', waiting);
    await page.getByText(/^Menampilkan 1–/).waitFor();
    await page.getByRole('row').nth(1).getByRole('link').click();
    const dialog = page.getByRole('alertdialog');

    await page.getByRole('button', { name: 'Verifikasi Ulang', exact: true }).click();
    await dialog.getByRole('button', { name: 'Verifikasi Ulang' }).click();
    await page
      .getByRole('status')
      .getByText(/menunggu verifikasi lagi\.$/)
      .waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Lihat SIM' }).click();
    const viewer = page.getByRole('dialog', { name: /^SIM / });
    await viewer.locator('img').waitFor();
    const width = await viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
    await viewer.getByRole('button', { name: 'Putar' }).click();
    await viewer.getByRole('button', { name: 'Tutup' }).click();
    await viewer.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
    await dialog.getByRole('button', { name: 'Verifikasi' }).click();
    await page
      .getByRole('status')
      .getByText(/ diverifikasi\.$/)
      .waitFor();
    await page.getByRole('button', { name: 'Tangguhkan', exact: true }).waitFor();
    await page.getByText('Dikembalikan ke verifikasi').waitFor();
  });
});
