import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { withFilter } from '../matrix/addresses';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

const report = '/dashboard/report-transaction';

describe('Report Transaction', () => {
  story('is filtered by a period, and exported with all its rows', async ({ page, quiet }) => {
    await openAs(page, 'keuangan', report);
    await page.getByRole('button', { name: 'Bulan Lalu', exact: true }).click();
    await page.waitForURL(/bulan-lalu/);
    // The period is in the address; after a reload nothing on the page is of the period before.
    await page.reload();
    await quiet();
    // The chart loads under the content security policy; a violation would be a complaint.
    await page.locator('.chart svg').first().waitFor();
    await page.getByRole('button', { name: 'Lihat sebagai tabel' }).first().click();
    await page.getByRole('table', { name: 'Omzet per hari' }).waitFor();

    const range = (await page.getByText(/^Menampilkan 1–10 dari/).innerText()).match(/dari ([\d.]+) data/);
    const total = Number((range?.[1] ?? '').replaceAll('.', ''));
    expect(total).toBeGreaterThan(100);
    const omzet = (await page.getByRole('row', { name: /^Jumlah seluruh.*Rp/ }).innerText()).match(
      /Rp[\d.]+/,
    )?.[0];

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ekspor' }).click();
    await page.getByRole('button', { name: 'CSV (.csv)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^report-transaction-.*\.csv$/);
    await page.getByText(`Ekspor selesai: ${total} baris diunduh.`).waitFor();

    const [head = '', ...rows] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    const heads = head
      .replace(/^\uFEFF/, '')
      .split(';')
      .map((name) => name.replaceAll('"', ''));
    expect(heads).toContain('Komisi');
    expect(rows).toHaveLength(total);
    const column = heads.indexOf('Total');
    const sum = rows.reduce((all, row) => all + Number(row.split(';')[column]?.replaceAll('"', '')), 0);
    expect(`Rp${new Intl.NumberFormat('id-ID').format(sum)}`).toBe(omzet);
  });

  story(
    'the tooltip of one day or hour names that day, and the day it is compared with',
    async ({ page, quiet }) => {
      await openAs(page, 'keuangan', report);
      const chart = page.locator('.chart svg').first();
      const tooltip = async (): Promise<string> => {
        // A chart that is drawn again under the mouse shows its tooltip only when the mouse moves.
        await quiet();
        await chart.hover({ position: { x: 100, y: 60 } });
        await chart.hover({ position: { x: 200, y: 60 } });
        return page.locator('[role="tooltip"] table').innerText();
      };
      const day = String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}`;
      await chart.waitFor();
      expect(await tooltip()).toMatch(new RegExp(`^${day}\\s[^]*Rp[\\d.]+ \\(${day}\\)`));
      await page.getByRole('button', { name: 'Kemarin', exact: true }).click();
      await page.getByRole('heading', { name: 'Omzet per jam' }).waitFor();
      expect(await tooltip()).toMatch(new RegExp(`^${day}, \\d{2}[.]00–[^]*Rp[\\d.]+ \\(${day}\\)`));
    },
  );

  story(
    'filters by a click on a bar, whose chart becomes lower, and keeps the comparison with last month',
    async ({ page }) => {
      await openAs(page, 'keuangan', report);
      await page.getByLabel('Bandingkan Dengan').selectOption('Tanggal yang Sama Bulan Lalu');
      await page.waitForURL(/bulan-lalu/);
      await page
        .getByText(/^Omzet \d.* hingga .* WIB$/)
        .first()
        .waitFor();
      const methods = page.getByRole('region', { name: 'Omzet per metode' });
      // A bar for each row of the table, in its order.
      const first = await methods.getByRole('rowheader').first().textContent();
      const bars = methods.locator('.MuiBarChart-element');
      await bars.first().waitFor();
      /** The top and bottom edges of a card. */
      const card = async (name: string) => {
        const box = await page.getByRole('region', { name, exact: true }).boundingBox();
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      };
      expect(await card('Omzet per metode')).toEqual(await card('Omzet per hari'));
      await bars.first().click();
      await page.getByRole('button', { name: 'Hapus filter Metode' }).waitFor();
      await page.getByText(`Metode: ${first ?? ''}`).waitFor();
      await expect.poll(() => bars.count()).toBe(1);
      const [days, method, category, store] = [
        await card('Omzet per hari'),
        await card('Omzet per metode'),
        await card('Omzet per kategori'),
        await card('10 toko teratas'),
      ];
      expect(method.bottom - method.top).toBeLessThan(150);
      // The card below it moves up.
      expect(store.top - method.bottom).toBe(12);
      expect(category.top - days.bottom).toBe(12);
      await page.goBack();
      await page.getByRole('button', { name: 'Hapus filter Metode' }).waitFor({ state: 'detached' });
      expect(decodeURIComponent(page.url())).toContain('"compare":"bulan-lalu"');
    },
  );

  story(
    'labels every bar, shows its value, and the city below each shop, and cuts off none',
    async ({ page }) => {
      // The last 366 days, which have transactions of every category.
      const year = { period: 'kustom', time_gte: '2020-01-01' };
      const cutOff = (name: string) =>
        page
          .getByRole('region', { name, exact: true })
          .locator('.chart-bar-label span')
          .evaluateAll((lines) =>
            lines
              .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
              .map((line) => line.textContent),
          );
      await openAs(page, 'keuangan', withFilter(report, year));
      await page.locator('.chart-bar-label', { hasText: 'Kesehatan & Kecantikan' }).waitFor();
      expect(await cutOff('Omzet per kategori')).toEqual([]);
      /** The row names in the table of a chart, and the labels at its bars. */
      const namesIn = async (name: string) => {
        const card = page.getByRole('region', { name, exact: true });
        await card.locator('.MuiBarChart-element').first().waitFor();
        return {
          rows: await card.getByRole('rowheader').allTextContents(),
          lines: await card.locator('.chart-bar-label span').allTextContents(),
        };
      };
      const methods = await namesIn('Omzet per metode');
      expect(methods.rows.length).toBeGreaterThan(3);
      expect(methods.lines).toEqual(methods.rows);
      const values = await page
        .getByRole('region', { name: 'Omzet per metode' })
        .locator('.MuiBarChart-label')
        .allTextContents();
      expect(values).toHaveLength(methods.rows.length);
      for (const value of values) expect(value).toMatch(/^Rp[\d,.]+(\s(rb|jt|M))?$/);
      const shops = await namesIn('10 toko teratas');
      expect(shops.lines).toHaveLength(2 * shops.rows.length);
      for (const [index, line] of shops.lines.entries())
        expect(shops.rows[Math.floor(index / 2)]).toContain(line);

      await turnTo(page, '/dashboard/profile');
      await turnTo(page, withFilter(report, { ...year, city: 'Kota Administrasi Jakarta Timur' }));
      await page.locator('.chart-bar-label', { hasText: 'Jakarta Timur' }).first().waitFor();
      expect(await cutOff('10 toko teratas')).toEqual([]);
    },
  );

  story('is printed with all its rows and charts, on a separate print sheet', async ({ page }) => {
    await openAs(page, 'keuangan', report);
    const shown = await page.getByText(/^Menampilkan 1–10 dari/).innerText();
    const total = Number(shown.match(/dari (\d+) data/)?.[1]);
    await page.locator('.chart svg').first().waitFor();
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.print-sheet');
    await paper.getByText(`Seluruh ${total} transaksi, dalam rupiah.`).waitFor();
    await paper.getByText(/oleh Hendra Wijaya$/).waitFor();
    expect(await paper.locator('.report-rows tbody tr > th[scope="row"]').count()).toBe(total);
    expect(await paper.locator('.chart svg').count()).toBe(4);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  });
});
