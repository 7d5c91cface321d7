import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { login } from '../../i18n/login';
import { messages } from '../../i18n/messages';
import { signIn } from '../e2e/signIn';
import { arrive } from '../e2e/story';
import { faults, type Answer, type Fault } from '../faults/faults';
import { actions, cards, details, forms, lists, type Address } from '../faults/screens';
import { wordsOf, wordsOfAction, wordsOfWrite } from '../faults/words';
import { dialogOf, openFirst, press, save } from './steps';

/** RELIABILITY.md 'Fault matrix' in a real browser: the table of tests/faults, played by the browser's own routes. */

const named = (...names: string[]): Fault[] => faults.filter(({ name }) => names.includes(name));

const met = named(
  'no network',
  'no answer in time',
  '403 with JSON',
  '404 with JSON',
  '409 with JSON',
  '500 with HTML',
  '200 with HTML',
);
const [expiry] = named('200 with EXPIRED_TOKEN');

const play = async (route: Route, answer: Answer): Promise<void> => {
  if ('fails' in answer) return route.abort(answer.fails);
  if ('hangs' in answer || 'breaksOff' in answer) return;
  const { status, body, type = 'application/json', headers } = answer;
  return route.fulfill({ status, body, contentType: type, headers: { ...headers } });
};

/** What the calls of an address meet; null: the server. */
type Stage = { current: Fault | null };

const stageFor = async (page: Page, address: Address): Promise<Stage> => {
  const stage: Stage = { current: null };
  const [method = '', path = ''] = address.split(' ');
  const pattern = new RegExp(`/users-services/api/v1/${path.replace(':id', '[^/?]+')}(\\?|$)`);
  await page.route(pattern, (route) =>
    stage.current === null || route.request().method() !== method
      ? route.fallback()
      : play(route, stage.current.answer),
  );
  return stage;
};

const toastsOf = (page: Page): Promise<string[]> => page.locator('.toast-message').allTextContents();

/** So that the next cell counts its own. */
const dismissToasts = async (page: Page): Promise<void> => {
  for (const button of await page.locator('.toast-dismiss').all())
    await button.click({ timeout: 2000 }).catch(() => undefined);
  await page.locator('.toast').first().waitFor({ state: 'detached' });
};

/** What holds in every cell; in words, none is the goal. */
const unsound = async (page: Page): Promise<string[]> => {
  await page
    .locator('.spinner')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  return page.evaluate(() => {
    const found: string[] = [];
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    if (count('h1') !== 1) found.push(`${count('h1')} h1`);
    if (count('.spinner') > 0) found.push('a spinner is left');
    if (count('.toast') > 1) found.push(`${count('.toast')} toasts`);
    if (count('[onerror], body script:not([src])') > 0 || 'wasHacked' in window)
      found.push('markup of the server');
    const info = JSON.parse(localStorage.getItem('user-info') ?? 'null') as {
      token: { access_token: string };
    } | null;
    if (info && location.href.includes(info.token.access_token)) found.push('a token in the address');
    return found;
  });
};

type Cell = { page: Page; fault: Fault; say: (what: string) => void };

/** One screen, walked through the faults. `meet` begins what fails, `judge` looks at what came of it. */
type Walk = {
  name: string;
  address: Address;
  /** Brings the page to where the walk begins, before anything fails. */
  begin: (page: Page) => Promise<void>;
  /** Sends what fails. */
  meet: (page: Page, fault: Fault) => Promise<void>;
  /** The one toast it leaves; undefined where it leaves none. */
  words: (fault: Fault) => string | undefined;
  judge?: (cell: Cell) => Promise<void>;
};

const walkThrough = (walk: Walk): void =>
  test(walk.name, async ({ task }) => {
    const person = await arrive();
    const { page } = person;
    person.expectComplaint(/Failed to load resource|net::ERR|ApiError/);
    const found: string[] = [];
    let looks = 0;
    try {
      // Nobody waits for the 10 s of §9, nor for the pause before a read is sent again.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (limit) => timeout('isHurried' in window ? 500 : limit);
      });
      await signIn(page, 'superadmin');
      const stage = await stageFor(page, walk.address);
      await walk.begin(page);
      await page.evaluate(() => Object.assign(window, { isHurried: true }));
      for (const fault of met) {
        const say = (what: string): void => void found.push(`${fault.name}: ${what}`);
        await dismissToasts(page);
        stage.current = fault;
        looks += 1;
        try {
          await walk.meet(page, fault);
          const words = walk.words(fault);
          if (words !== undefined) {
            await page.locator('.toast-message').first().waitFor();
            const said = await toastsOf(page);
            if (said.length !== 1 || said[0] !== words)
              say(`says ${JSON.stringify(said)} instead of ${words}`);
          }
          await walk.judge?.({ page, fault, say });
          for (const what of await unsound(page)) say(what);
        } catch (error) {
          say(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'threw');
        }
      }
      if (expiry) {
        await dismissToasts(page);
        stage.current = expiry;
        looks += 1;
        await walk.meet(page, expiry);
        await page.waitForURL('/auth');
        const said = await toastsOf(page);
        if (said.length !== 1 || said[0] !== login.expired)
          found.push(`expiry: says ${JSON.stringify(said)}`);
        const kept = await page.evaluate(() => localStorage.getItem('user-info'));
        if (kept !== null) found.push('expiry: the session is kept');
      }
      found.push(...person.complaints.map((text) => `console: ${text}`));
      task.meta.matrix = { looks, faults: found };
      expect(found).toEqual([]);
    } finally {
      await person.context.close();
    }
  });

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
      meet: (page) =>
        page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path),
      words: wordsOf,
      judge: async ({ page }) => page.waitForURL((url) => url.pathname === list),
    });
});

describe('fault matrix: actions', () => {
  for (const row of actions) {
    const words = (
      messages.resources[row.resource].actions as Record<string, { label: string; confirm?: string }>
    )[row.action] ?? { label: '' };
    const field = (page: Page): Locator => page.getByRole('alertdialog').getByLabel(/^Alasan/);
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
        if (row.hasPage) await openFirst('show')(page);
        await ask(page);
      },
      meet: async (page) => {
        if ((await page.getByRole('alertdialog').count()) === 0) await ask(page);
        // However often it is pressed, it is one.
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: words.confirm ?? words.label, exact: true })
          .dblclick();
      },
      words: wordsOfAction,
      judge: async ({ page, fault, say }) => {
        const dialog = page.getByRole('alertdialog');
        if (fault.kind === 'notFound' || fault.name.startsWith('409'))
          await dialog.waitFor({ state: 'detached' });
        else if ((await field(page).inputValue()) !== typed) say('the reason is gone');
      },
    });
  }
});

describe('fault matrix: forms', () => {
  for (const { resource, list, label, confirmation, address } of forms) {
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
        const field = page.getByLabel(new RegExp(`^${label}`)).first();
        await field.fill(`${await field.inputValue()} Baru`);
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
        await page.goto('/dashboard/profile');
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      meet: async (page) => {
        await page.goto('/dashboard/profile');
        await page.goto(path);
      },
      words: () => undefined,
      judge: async ({ page }) => page.getByText(`${title} gagal dimuat.`).waitFor(),
    });
  }
});
