import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown } from '../paint';
import { countersOf, visit } from '../visit';

type Growth = {
  /** KiB of heap that each round trip to a form leaves behind. */
  heap: number;
  /** DOM nodes that all round trips together leave behind. */
  nodes: number;
  listeners: number;
};

/** Milliseconds after which an application has downloaded and shown what it leaves for later; it would count as growth. */
const settleMs = 4000;

/**
 * Measures the growth of memory during round trips from the list to a seller's form. They start after a visit to every
 * seller on the page.
 */
export const growth = async (browser: Browser, app: App, roundTrips: number): Promise<Growth> => {
  const { landmarks } = app;
  const opened = await visit(browser, app, { cpu: 1 });
  const { page, context, cdp } = opened;
  await page.goto(landmarks.list);
  await page.waitForTimeout(settleMs);

  const goThere = async (index: number): Promise<void> => {
    await rowsShown(page, landmarks.row);
    await page.click(`${landmarks.row}:nth-child(${(index % 10) + 1}) ${landmarks.editOpener}`);
    await page.waitForFunction(
      (field) => (document.querySelector<HTMLInputElement>(field)?.value ?? '') !== '',
      landmarks.field,
    );
    await page.click(landmarks.menuEntry);
  };
  const state = async () => {
    await rowsShown(page, landmarks.row);
    // Several times, because one collection lets the next one free more.
    for (let i = 0; i < 4; i++) await cdp.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize = NaN, Nodes = NaN, JSEventListeners = NaN } = await countersOf(opened);
    return { heap: JSHeapUsedSize / 1024, nodes: Nodes, listeners: JSEventListeners };
  };

  for (let i = 0; i < 10; i++) await goThere(i);
  const before = await state();
  for (let i = 0; i < roundTrips; i++) await goThere(i);
  const after = await state();
  await context.close();
  return {
    heap: (after.heap - before.heap) / roundTrips,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
};
