import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ratna } from '../matrix/addresses';
import { holdBack } from './support/holdBack';
import { become, openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

/** The left and right edges of the first section and of the facts beside it. */
const columns = (page: Page) =>
  page.evaluate(() =>
    ['.record-content .form-section', '.record-facts .form-section'].map((section) => {
      const box = document.querySelector(`main ${section}`)?.getBoundingClientRect();
      return box && [box.left, box.right];
    }),
  );

story('the page of a record that is still loading has its final columns and no spinner', async ({ page }) => {
  // A row leads a person who may only view to the page of its record, never to its form.
  await openAs(page, 'pengamat', '/dashboard/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [path, call] of [
    ['orders', /backoffice\/orders\/[^/?]+$/],
    ['member-list/seller', /merchant-detail/],
  ] as const) {
    await turnTo(page, `/dashboard/${path}`);
    const answer = await holdBack(page, call);
    await page.locator('tbody a').first().click();
    const waiting = page.locator('main [aria-busy="true"]');
    await waiting.getByRole('status').filter({ hasText: 'Memuat data' }).waitFor({ state: 'attached' });
    expect(await waiting.locator('.spinner-ring').count()).toBe(0);
    const before = await columns(page);
    answer();
    await waiting.first().waitFor({ state: 'detached' });
    expect(before).not.toContain(undefined);
    expect(await columns(page)).toEqual(before);
  }
});

story('a list that is still loading has the shape of its rows, beside the spinner', async ({ page }) => {
  await become(page, 'superadmin');
  const send = await holdBack(page, /backoffice\/consumer-list\?/);
  await page.goto('/dashboard/consumer-list');
  const spinner = page.getByRole('main').getByText('Memuat data');
  await spinner.waitFor();
  const rows = spinner.locator('xpath=ancestor::*[contains(@class, "data-table-wait")]');
  expect((await rows.boundingBox())?.height).toBe(480);
  expect(await rows.evaluate((node) => getComputedStyle(node).backgroundSize)).toContain('22% 48px');
  send();
  await page.getByText(/^Menampilkan 1–10/).waitFor();
  expect(await spinner.count()).toBe(0);
});

story('charts that are still loading have the shape of charts, and no spinner', async ({ page }) => {
  await become(page, 'superadmin');
  const send = await holdBack(page, /backoffice\/report-transaction/);
  await page.goto('/dashboard/report-transaction');
  await page.getByText('Memuat Omzet per hari').waitFor({ state: 'attached' });
  expect(await page.locator('.chart-card .spinner-ring').count()).toBe(0);
  const waiting = page.locator('.chart-card .is-waiting').first();
  expect(await waiting.evaluate((node) => getComputedStyle(node).backgroundSize)).toContain('96px 45%');
  send();
  await waiting.waitFor({ state: 'detached' });
});

const topOf = async (element: Locator) => (await element.boundingBox())?.y;

describe('a form that is still loading', () => {
  story('has its sections where they stay, below a line for the name, and no spinner', async ({ page }) => {
    await become(page, 'superadmin');
    const answer = await holdBack(page, /backoffice\/member-list\/user-admin\/[^/?]+$/);
    await page.goto(ratna);
    const section = page.locator('main .form-section').first();
    await page.locator('main [aria-busy="true"]').first().waitFor();
    expect(await page.locator('main .spinner-ring').count()).toBe(0);
    const before = await topOf(section);
    answer();
    await page.locator('main input').first().waitFor();
    expect(await topOf(section)).toBe(before);
  });

  story('in a drawer has placeholders where its fields come, and no spinner', async ({ page }) => {
    await become(page, 'superadmin');
    const answer = await holdBack(page, /backoffice\/make-category\/[^/?]+$/);
    await page.goto('/dashboard/make-category/kategori-1');
    const drawer = page.getByRole('dialog');
    const firstField = drawer.locator(':is(.drawer-form, .form-fields) > :visible:not(.form-fields)').first();
    await drawer.locator('[aria-busy="true"]').waitFor();
    expect(await drawer.locator('.spinner-ring').count()).toBe(0);
    const before = await topOf(firstField);
    answer();
    await drawer.getByLabel(/^Slug/).waitFor();
    expect(await topOf(firstField)).toBe(before);
  });
});
