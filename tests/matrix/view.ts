import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLook, stopClock } from '../e2e/support/pictures';
import { resize } from '../e2e/support/resize';
import { openAs } from '../e2e/support/signIn';
import { arrive, type Person } from '../e2e/support/story';
import { turnTo } from '../e2e/support/turnTo';
import { found } from '../support/found';
import { account } from './addresses';
import { type Fault, faultsOf } from './faults';
import { focusFaults } from './focusFaults';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const heights = { 1440: 900, 1024: 768, 390: 844, 320: 640 } as const;
const widths = [1440, 1024, 390, 320] as const;
type Width = (typeof widths)[number];

type Found = Fault & { in: string };

/** How often a view was looked at, and what was found; a test of this suite leaves it in its `meta`. */
export type Seen = { matrix?: { looks: number; faults: Found[] } };

/** One page, or one state of it. */
export type View = {
  name: string;
  /** Who is signed in, if not the account with all rights; null: nobody. */
  account?: string | null;
  path: string;
  /** What the document's title says before the product's name. */
  title: string;
  /** A complaint of the browser that belongs to the state. */
  expected?: RegExp;
  /** Whether `prepare` only waits or opens a page: without an overlay and without typed text. */
  isPage?: true;
  /** Brings the page into the state. */
  prepare?: (page: Page, person: Person) => Promise<unknown>;
  /** Restores the state after a change of width, if the page itself leaves the state. */
  again?: (page: Page, width: number) => Promise<void>;
};

type State = Omit<View, 'name' | 'path' | 'title'>;

/** Views that begin at one address and have one title: each by its name, with what brings the page into the state. */
export const viewsAt = (
  path: string,
  title: string,
  states: Readonly<Record<string, State | NonNullable<View['prepare']>>>,
): View[] =>
  Object.entries(states).map(([name, state]) => ({
    ...(typeof state === 'function' ? { prepare: state } : state),
    ...{ name, path, title },
  }));

const product = 'My Reborn';

/** Waits until requests, fonts and pictures are loaded. */
const arrived = async ({ page, quiet }: Person): Promise<void> => {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  await quiet();
  await page.evaluate(() => document.fonts.ready);
};

/** Frames without a move after which an overlay rests: MUI places it anew 166 ms after a resize, which is 10 frames. */
const framesAtRest = 15;

/** Waits until the overlays over the page have followed a new width. */
const overlaysRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    ({ frames }) => {
      const overlays = [...document.querySelectorAll('[role=presentation] > *, [role=tooltip]')];
      const boxes = overlays.map((overlay) => JSON.stringify(overlay.getBoundingClientRect())).join();
      const state = window as { overlayBoxes?: string; restedFrames?: number };
      state.restedFrames = state.overlayBoxes === boxes ? (state.restedFrames ?? 0) + 1 : 0;
      state.overlayBoxes = boxes;
      if (boxes !== '' && state.restedFrames < frames) return false;
      delete state.overlayBoxes;
      return true;
    },
    { frames: framesAtRest },
    { polling: 'raf' },
  );

/** Gives the window another width, and waits until page and overlays have followed: the sidebar closes on a narrow screen. */
const resizeTo = async (page: Page, width: Width): Promise<void> => {
  if (page.viewportSize()?.width === width) return;
  await resize(page, width, heights[width]);
  await overlaysRest(page);
};

/** Brings the page, whose address is open, into the state of the view. */
const reach = async (view: View, person: Person): Promise<void> => {
  await arrived(person);
  if (view.prepare === undefined) return;
  await view.prepare(person.page, person);
  await person.quiet();
};

/** Brings the view on screen. */
const open = async (view: View, person: Person): Promise<void> => {
  const { page } = person;
  await stopClock(page);
  if (view.account === null) await page.goto(view.path);
  else await openAs(page, view.account ?? account, view.path);
  await reach(view, person);
};

/** What is found at one width in one scheme, complaints of the browser included. */
const lookOnce = async (view: View, person: Person, scheme: Scheme, width: Width): Promise<Found[]> => {
  const { page, complaints } = person;
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await resizeTo(page, width);
  await view.again?.(page, width);
  const faults = await faultsOf(page, `${view.title} · ${product}`);
  const complained = complaints
    .splice(0)
    .filter((text) => view.expected?.test(text) !== true)
    .map((text) => ({ kind: 'console', at: text }));
  return [...faults, ...complained].map((fault) => ({ ...fault, in: `${scheme} ${width}` }));
};

/** Looks at a view in both schemes and at every width. It reports all faults, not only the first one. */
const look = async (view: View, person: Person): Promise<Required<Seen>['matrix']> => {
  const { page } = person;
  const faults: Found[] = [];
  let looks = 0;
  await open(view, person);
  for (const scheme of schemes) {
    for (const width of widths) {
      faults.push(...(await lookOnce(view, person, scheme, width)));
      await keepLook(page, `${view.name} ${width} ${scheme}`);
      looks += 1;
    }
  }
  // Last, because it may end the state: a toast without the focus disappears.
  for (const width of [1440, 390] as const) {
    await resizeTo(page, width);
    faults.push(...(await focusFaults(page)).map((fault) => ({ ...fault, in: `Tab ${width}` })));
  }
  return { looks, faults };
};

/** A test per view. */
export const lookAt = (...views: View[]): void => {
  for (const view of views)
    test(view.name, async ({ task }) => {
      const person = await arrive();
      try {
        const seen = await look(view, person);
        Object.assign(task.meta, { matrix: seen } satisfies Seen);
        expect(seen.faults).toEqual([]);
      } finally {
        await person.leave();
      }
    });
};

/** A page that prefetches nothing, because prefetched files are not visible. */
const arriveToGlance = async (): Promise<Person> => {
  const person = await arrive();
  await person.page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  return person;
};

/** A test per view, each in a page of its own, two at a time. */
const glanceApart = (views: readonly View[]): void => {
  for (const view of views)
    test.concurrent(view.name, async () => {
      const person = await arriveToGlance();
      try {
        await open(view, person);
        expect(await lookOnce(view, person, 'light', 1440)).toEqual([]);
      } finally {
        await person.leave();
      }
    });
};

/**
 * A test per view, one after the other in one page. It is loaded anew where the view before left something open. What a view
 * stores at the server stays: the views after it must not need it otherwise.
 */
const glanceInTurn = (views: readonly View[]): void => {
  describe(`one after the other, as ${account}`, () => {
    let person: Person;
    let isOpen = false;
    beforeAll(async () => {
      person = await arriveToGlance();
      await openAs(person.page, account, '/dashboard/profile');
    });
    afterAll(() => person.leave());
    for (const view of views)
      test(view.name, async () => {
        await (isOpen ? person.page.goto(view.path) : turnTo(person.page, view.path));
        isOpen = view.prepare !== undefined && view.isPage === undefined;
        await reach(view, person);
        expect(await lookOnce(view, person, 'light', 1440)).toEqual([]);
        await person.page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
};

/**
 * Looks at the views of these names once, light and wide: those of the account with all rights share a page.
 * @throws Error when a view has another name now
 */
export const glanceAt = (views: readonly View[], names: readonly string[]): void => {
  const chosen = names.map((name) => found(views, (view) => view.name === name));
  glanceInTurn(chosen.filter((view) => view.account === undefined));
  glanceApart(chosen.filter((view) => view.account !== undefined));
};
