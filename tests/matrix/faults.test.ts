import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { actions, forms, lists } from '../faults/screens';
import { wordsOf, wordsOfAction, wordsOfWrite } from '../faults/words';
import { actionWords } from '../support/actionWords';
import { found } from '../support/found';
import { dialogOf, openFirst, press, save } from './steps';
import { walkThrough } from './walk';

/** docs/reliability.md 'Fault matrix' in a real browser: a read, an action and a form. tests/faults takes every screen, in jsdom. */

const typed = 'Data tidak sesuai, mohon diperbaiki';

const inList = found(actions, ({ hasPage }) => !hasPage);
const { label, confirm = label } = actionWords(inList.resource, inList.action);
const reason = (page: Page): Locator =>
  page.getByRole('alertdialog').getByRole('textbox', { name: /^Alasan/ });
const ask = async (page: Page): Promise<void> => {
  await press(page, label);
  await dialogOf(page);
  await reason(page).fill(typed);
};

const form = found(forms, ({ confirmation }) => !confirmation);
const values = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map(
      ({ name, value, checked }) => `${name}=${value} ${checked}`,
    ),
  );
let before: string[] = [];

const list = found(lists);

describe('fault matrix', () => {
  walkThrough({
    name: `list of ${list.resource}`,
    address: list.address,
    begin: async (page) => {
      await page.goto(list.path);
      await page.locator('main tbody tr').first().waitFor();
    },
    meet: (page) => press(page, 'Refresh'),
    words: wordsOf,
    judge: async ({ page, say }) => {
      if ((await page.locator('main tbody tr').count()) === 0) say('the rows are gone');
    },
  });

  walkThrough({
    name: `${inList.action} of ${inList.resource}`,
    address: inList.address,
    begin: async (page) => {
      await page.goto(inList.list);
      await ask(page);
    },
    meet: async (page) => {
      if ((await page.getByRole('alertdialog').count()) === 0) await ask(page);
      // A double click must send one action only.
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).dblclick();
    },
    words: wordsOfAction,
    judge: async ({ page, fault, say }) => {
      const dialog = page.getByRole('alertdialog');
      // After a conflict there is nothing left to confirm.
      if (fault.name.startsWith('409')) await dialog.getByRole('button', { name: 'Tutup' }).click();
      if (fault.kind === 'notFound' || fault.name.startsWith('409'))
        await dialog.waitFor({ state: 'detached' });
      else if ((await reason(page).inputValue()) !== typed) say('the reason is gone');
    },
  });

  walkThrough({
    name: `form of ${form.resource}`,
    address: form.address,
    begin: async (page) => {
      await page.goto(form.list);
      await openFirst('edit')(page);
      const input = page.locator(`form [name="${form.field}"]`);
      await input.fill(`${await input.inputValue()} Baru`);
      before = await values(page);
    },
    meet: save,
    words: wordsOfWrite,
    judge: async ({ page, say }) => {
      if (JSON.stringify(await values(page)) !== JSON.stringify(before)) say('what was typed is gone');
    },
  });
});
