import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { follow } from '../e2e/support/turnTo';
import { actions, cards, details, forms, lists } from '../faults/screens';
import { wordsOf, wordsOfAction, wordsOfRecord, wordsOfWrite } from '../faults/words';
import { actionWords } from '../support/actionWords';
import { dialogOf, openFirst, press, save } from './steps';
import { walkThrough } from './walk';

/** docs/reliability.md 'Fault matrix' in a real browser: every area's list, record, action, form and card. */

const typed = 'Data tidak sesuai, mohon diperbaiki';

describe('fault matrix: lists', () => {
  for (const { resource, path, address } of lists)
    walkThrough({
      name: `list of ${resource}`,
      address,
      begin: async (page) => {
        await page.goto(path);
        await page.locator('main tbody tr').first().waitFor();
      },
      meet: (page) => press(page, 'Refresh'),
      words: wordsOf,
      judge: async ({ page, say }) => {
        if ((await page.locator('main tbody tr').count()) === 0) say('the rows are gone');
      },
    });
});

describe('fault matrix: pages of a record', () => {
  for (const { name, list, path, address } of details)
    walkThrough({
      name: `page of ${name}`,
      address,
      begin: (page) => page.goto(list).then(() => undefined),
      meet: (page) => follow(page, path),
      words: wordsOfRecord,
      judge: async ({ page }) => page.waitForURL((url) => url.pathname === list),
    });
});

describe('fault matrix: actions', () => {
  for (const row of actions) {
    const words = actionWords(row.resource, row.action);
    const field = (page: Page): Locator =>
      page.getByRole('alertdialog').getByRole('textbox', { name: /^Alasan/ });
    const ask = async (page: Page): Promise<void> => {
      await press(page, words.label);
      await dialogOf(page);
      await field(page).fill(typed);
    };
    walkThrough({
      name: `${row.action} of ${row.resource}`,
      address: row.address,
      begin: async (page) => {
        const filter = JSON.stringify(
          row.resource === 'member-list/user-admin' ? { q: 'pengamat' } : { status: row.state },
        );
        await page.goto(`${row.list}${row.hasPage ? `?filter=${encodeURIComponent(filter)}` : ''}`);
        if (row.hasPage) {
          await openFirst('show')(page);
          // Opened from the list of all records, it is in no queue; a queue would open the next record after a conflict.
          const record = page.url();
          await page.goto(`${row.list}?filter=${encodeURIComponent('{}')}`);
          await page.locator('main tbody tr').first().waitFor();
          await page.goto(record);
        }
        await ask(page);
      },
      meet: async (page) => {
        if ((await page.getByRole('alertdialog').count()) === 0) await ask(page);
        // A double click must send one action only.
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words.confirm ?? words.label, exact: true })
          .dblclick();
      },
      words: wordsOfAction,
      judge: async ({ page, fault, say }) => {
        const dialog = page.getByRole('alertdialog');
        // After a conflict there is nothing left to confirm.
        if (fault.name.startsWith('409')) await dialog.getByRole('button', { name: 'Tutup' }).click();
        if (fault.kind === 'notFound' || fault.name.startsWith('409'))
          await dialog.waitFor({ state: 'detached' });
        else if ((await field(page).inputValue()) !== typed) say('the reason is gone');
      },
    });
  }
});

describe('fault matrix: forms', () => {
  for (const { resource, list, field, confirmation, address } of forms) {
    const values = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map(
          ({ name, value, checked }) => `${name}=${value} ${checked}`,
        ),
      );
    let before: string[] = [];
    walkThrough({
      name: `form of ${resource}`,
      address,
      begin: async (page) => {
        await page.goto(list);
        await openFirst('edit')(page);
        const input = page.locator(`form [name="${field}"]`);
        await input.fill(`${await input.inputValue()} Baru`);
        before = await values(page);
      },
      meet: async (page) => {
        await save(page);
        if (confirmation) await page.getByRole(confirmation).getByRole('button', { name: 'Simpan' }).click();
      },
      words: wordsOfWrite,
      judge: async ({ page, say }) => {
        if (confirmation) await page.getByRole(confirmation).waitFor({ state: 'detached' });
        const now = await values(page);
        if (JSON.stringify(now) !== JSON.stringify(before)) say('what was typed is gone');
      },
    });
  }
});

describe('fault matrix: cards', () => {
  for (const { path, title, address } of cards) {
    walkThrough({
      name: `card ${title} of ${path}`,
      address,
      begin: async (page) => {
        // A host without the call for several counts: each card has a read of its own.
        await page.route(/\/backoffice\/counts\?/, (route) => route.fulfill({ status: 404, json: {} }));
        await page.goto('/dashboard/profile');
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      meet: async (page) => {
        await page.goto('/dashboard/profile');
        await page.goto(path);
      },
      words: () => undefined,
      // A page that is loaded anew waits for the whole limit.
      judge: async ({ page }) => page.getByText(`${title} gagal dimuat.`).waitFor({ timeout: 25_000 }),
    });
  }
});
