import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { waitingTopUps } from '../matrix/addresses';
import { openAs } from './support/signIn';
import { story } from './support/story';

describe('top-ups', () => {
  // The first two decide nothing. The others decide four requests, of the six that wait on the quietest day of the demo data.
  story('are still a queue after a reload', async ({ page }) => {
    await openAs(page, 'keuangan', waitingTopUps);
    const codes = page.getByRole('link', { name: /^TU-/ });
    await codes.first().waitFor();
    const [, second = '', third = ''] = await codes.allInnerTexts();
    await codes.nth(1).click();
    const place = await page.getByText(/^2 dari \d+$/).innerText();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    await page.getByText(place, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Lewati' }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('heading', { level: 1, name: third }).waitFor();
    await page.reload();
    await page.getByText(place.replace('2', '3'), { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Kembali ke daftar' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard/top-up');
    await codes.first().waitFor();
    expect((await codes.allInnerTexts()).slice(1, 3)).toEqual([second, third]);
  });

  story('show by the button itself that the last of them cannot be skipped', async ({ page }) => {
    await openAs(page, 'keuangan', `${waitingTopUps}&perPage=50`);
    const codes = page.getByRole('link', { name: /^TU-/ });
    await codes.last().click();
    const colourOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
    const skip = page.getByRole('button', { name: 'Lewati', disabled: true });
    await expect.poll(() => colourOf(skip)).toBe('rgb(71, 85, 105)');
    await page.keyboard.press('ArrowLeft');
    const usual = page.getByRole('button', { name: 'Lewati', disabled: false });
    await expect.poll(() => colourOf(usual)).toBe('rgb(15, 23, 42)');
  });

  story('are approved three in a row beside their proofs, with six key presses', async ({ page }) => {
    await openAs(page, 'keuangan', waitingTopUps);
    const codes = page.getByRole('link', { name: /^TU-/ });
    await codes.first().waitFor();
    const queue = await codes.allInnerTexts();
    expect(queue.length).toBeGreaterThan(3);
    const total = await page.getByText(/^Menampilkan 1–\d+ dari \d+ data$/).innerText();
    const count = /(\d+) data$/.exec(total)?.[1];
    await codes.first().click();
    await page.getByText(`1 dari ${count}`).waitFor();

    const proof = page.locator('.picture-viewer img');
    const width = () => proof.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const dialog = page.getByRole('alertdialog');
    let presses = 0;
    const press = async (key: string): Promise<void> => {
      presses += 1;
      await page.keyboard.press(key);
    };
    for (const [index, code] of queue.slice(0, 3).entries()) {
      await page.getByRole('heading', { level: 1, name: code }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await press('s');
      await dialog.getByText(`Setujui ${code}?`).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
        .toBe('submit');
      await press('Enter');
      await page.getByText(`${code} disetujui. Saldo sudah ditambahkan.`).waitFor();
      await page.getByText(`${index + 2} dari ${count}`).waitFor();
    }
    expect(presses).toBe(6);
    await page.getByRole('heading', { level: 1, name: queue[3] ?? '' }).waitFor();
    await page.getByRole('link', { name: 'Kembali ke daftar' }).click();
    await page.getByText(/^Menampilkan 1–/).waitFor();
    await expect.poll(() => codes.first().innerText()).toBe(queue[3]);
  });

  story(
    'are not approved while the key that opened the question is still pressed',
    async ({ page, calls }) => {
      await openAs(page, 'keuangan', waitingTopUps);
      const code = page.getByRole('link', { name: /^TU-/ }).first();
      await code.click();
      await page.getByRole('button', { name: 'Setujui', exact: true }).focus();
      // When a key is already down, Playwright sends its repetition.
      for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
      const dialog = page.getByRole('alertdialog');
      await dialog.waitFor();
      for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      expect(await dialog.isVisible()).toBe(true);
      expect(calls.filter((call) => call.endsWith('/approve'))).toEqual([]);
      await page.keyboard.press('Enter');
      await page.getByText(/disetujui\. Saldo sudah ditambahkan\.$/).waitFor();
      expect(calls.filter((call) => call.endsWith('/approve'))).toHaveLength(1);
    },
  );
});
