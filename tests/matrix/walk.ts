import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../i18n/login';
import { signIn } from '../e2e/support/signIn';
import { arrive } from '../e2e/support/story';
import { type Answer, type Fault, faults } from '../faults/faults';
import type { Address } from '../faults/screens';
import { found } from '../support/found';
import type { Seen } from './view';

/** Walks a screen through the faults of tests/faults, in a real browser whose own routes play the server. */

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
const expiry = found(faults, ({ name }) => name === '200 with EXPIRED_TOKEN');

const play = async (route: Route, answer: Answer): Promise<void> => {
  if ('fails' in answer) return route.abort(answer.fails);
  if ('hangs' in answer || 'breaksOff' in answer) return;
  const { status, body, type = 'application/json', headers } = answer;
  return route.fulfill({ status, body, contentType: type, headers: { ...headers } });
};

/** The fault that the calls of an address get; for null, the server answers. */
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

/** Closes all toasts, so that the next fault counts only its own. */
const dismissToasts = async (page: Page): Promise<void> => {
  for (const button of await page.locator('.toast-dismiss').all())
    await button.click({ timeout: 2000 }).catch(() => undefined);
  await page.locator('.toast').first().waitFor({ state: 'detached' });
};

/** The faults of a page in any cell, in words; the goal is an empty list. */
const unsound = async (page: Page): Promise<string[]> => {
  await page
    .locator('.spinner, .is-waiting')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  return page.evaluate(() => {
    const found: string[] = [];
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    if (count('h1') !== 1) found.push(`${count('h1')} h1`);
    if (count('.spinner, .is-waiting') > 0) found.push('a spinner is left');
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

/** One screen that is taken through the faults. `meet` sends the failing call, and `judge` checks the result. */
type Walk = {
  name: string;
  address: Address;
  /** Brings the page to where the walk begins, before anything fails. */
  begin: (page: Page) => Promise<void>;
  /** Sends what fails. */
  meet: (page: Page, fault: Fault) => Promise<void>;
  /** The one toast it leaves. */
  words: (fault: Fault) => string;
  judge: (cell: Cell) => Promise<void>;
};

/** A test per walk. It reports all faults, not only the first one. */
export const walkThrough = (walk: Walk): void =>
  test(walk.name, async ({ task }) => {
    const person = await arrive();
    const { page } = person;
    person.expectComplaint(/Failed to load resource|net::ERR|ApiError/);
    const wrong: string[] = [];
    let looks = 0;
    try {
      // Shortens the 10 s of §9.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (limit) => timeout((window as { isHurried?: boolean }).isHurried ? 500 : limit);
      });
      await signIn(page, 'superadmin');
      const stage = await stageFor(page, walk.address);
      await walk.begin(page);
      for (const fault of met) {
        const say = (what: string): void => void wrong.push(`${fault.name}: ${what}`);
        await dismissToasts(page);
        stage.current = fault;
        // Only where no answer comes: on a busy machine another fault may take longer than the shortened time.
        await page.evaluate((isHurried) => Object.assign(window, { isHurried }), 'hangs' in fault.answer);
        looks += 1;
        try {
          await walk.meet(page, fault);
          const words = walk.words(fault);
          await page.locator('.toast-message').first().waitFor();
          const said = await toastsOf(page);
          if (said.length !== 1 || said[0] !== words) say(`says ${JSON.stringify(said)} instead of ${words}`);
          await walk.judge({ page, fault, say });
          for (const what of await unsound(page)) say(what);
        } catch (error) {
          say(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'threw');
        }
      }
      await dismissToasts(page);
      stage.current = expiry;
      looks += 1;
      await walk.meet(page, expiry);
      await page.waitForURL('/auth');
      const said = await toastsOf(page);
      if (said.length !== 1 || said[0] !== login.expired) wrong.push(`expiry: says ${JSON.stringify(said)}`);
      const kept = await page.evaluate(() => localStorage.getItem('user-info'));
      if (kept !== null) wrong.push('expiry: the session is kept');
      wrong.push(...person.complaints.map((text) => `console: ${text}`));
      const reported = wrong.map((text) => {
        const [place = '', what = ''] = text.split(/: (.*)/s);
        return { in: place, kind: 'met badly', at: what };
      });
      Object.assign(task.meta, { matrix: { looks, faults: reported } } satisfies Seen);
      expect(wrong).toEqual([]);
    } finally {
      await person.leave();
    }
  });
