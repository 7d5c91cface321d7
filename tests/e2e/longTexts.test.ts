import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { resize } from './support/resize';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

const name = 'TokoSembakoMakmurJayaAbadiSentosaSejahteraBersamaSelamanyaDiKotaBandungRayaMaju';
const email = 'sari.wulandari.penjual.sembako.makmur.jaya.abadi.sentosa.sejahtera@toko-makmur-jaya.example';

/** Changes values of every answer of a call, such as `"owner":"Sari"`. */
const change = (
  page: Page,
  call: string,
  changes: Readonly<Record<string, string | number>>,
): Promise<unknown> =>
  page.route(call, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [key, value] of Object.entries(changes))
      body = body.replaceAll(new RegExp(`"${key}":("[^"]*"|\\d+)`, 'g'), `"${key}":${JSON.stringify(value)}`);
    await route.fulfill({ response, body });
  });

/** Returns the texts of those elements that are cut off: by their own edge, by their cell's, or by the region of the table. */
const cutOff = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const region = element.closest('[role="region"]')?.getBoundingClientRect();
        const cell = element.closest('td, th, .stat-card')?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        const edge = Math.min(cell?.right ?? Infinity, region?.right ?? Infinity);
        return (
          element.scrollWidth > element.clientWidth + 1 || right > edge + 1 || left < (cell?.left ?? 0) - 1
        );
      })
      .map(({ textContent }) => textContent),
  );

/** Doubles the size of texts, as a person does in the browser's settings. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

describe('beside long names', () => {
  story(
    'the state of every row is in view beside the longest texts, at 1440 and 1024 px',
    async ({ page }) => {
      const keys = 'shop_name full_name name owner bank buyer store seller category city title link'.split(
        ' ',
      );
      await change(page, '**/*-services/**', {
        ...Object.fromEntries(keys.map((key) => [key, name] as const)),
        email,
      });
      await openAs(page, 'superadmin', '/dashboard/profile');
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const list of [
        'member-list/seller',
        'member-list/driver',
        'member-list/user-admin',
        'product-list',
        'orders',
        'make-category',
        'master-data/banner-information',
        'consumer-list',
        'top-up',
      ]) {
        await turnTo(page, `/dashboard/${list}`);
        const region = page.locator('main [role="region"]:has(table)');
        const states = region.locator('tbody td:has(> .status-badge)');
        await states.first().waitFor();
        for (const width of [1440, 1024]) {
          await resize(page, width, 900);
          const lacking = await region.evaluate((box) => box.scrollWidth - box.clientWidth);
          expect([list, width, lacking, await cutOff(states)]).toEqual([list, width, 0, []]);
        }
      }
    },
  );

  story('codes, amounts and states of top-ups are whole, also at 200 %', async ({ page }) => {
    await change(page, '**/top-up?*', { owner: name, bank: name, nominal: 9_999_999_999_999 });
    await openAs(page, 'superadmin', '/dashboard/top-up');
    const rows = page.getByRole('table');
    await rows.getByText('Rp9.999.999.999.999').first().waitFor();
    const codes = rows.getByRole('link', { name: /^TU-/ });
    const amounts = rows.getByText('Rp9.999.999.999.999');
    const states = rows.getByText(/^(Menunggu|Disetujui|Ditolak|Kedaluwarsa)/);
    expect(await amounts.count()).toBe(10);
    for (const cells of [codes, amounts, states]) expect(await cutOff(cells)).toEqual([]);

    await enlarge(page);
    const region = page.getByRole('region', { name: 'Daftar top-up' });
    expect(await cutOff(codes)).toEqual([]);
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect(await cutOff(states)).toEqual([]);
  });

  story('the figures and totals of the report are whole', async ({ page }) => {
    await change(page, '**/report-transaction/summary?*', {
      total: 9_999_999_999_999,
      refund: 9_999_999_999_999,
    });
    await openAs(page, 'superadmin', '/dashboard/report-transaction');
    const figures = page.locator('dd').getByText('Rp9.999.999.999.999');
    await figures.first().waitFor();
    expect(await cutOff(figures)).toEqual([]);
    const heights = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // One line of 28 px.
    expect(Math.max(...heights)).toBeLessThan(40);

    await enlarge(page);
    const totals = page.getByRole('table').locator('tfoot').getByText('Rp9.999.999.999.999');
    expect(await totals.count()).toBeGreaterThan(0);
    const lacking = await totals.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width - (one.closest('td')?.clientWidth ?? 0)),
    );
    expect(Math.max(...lacking)).toBeLessThanOrEqual(0);
  });
});
