import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown } from '../paint';
import { countersOf, visit } from '../visit';

type Growth = {
  /** KiB of heap that each way to a form and back leaves behind. */
  heap: number;
  /** What all of them together leave behind. */
  nodes: number;
  listeners: number;
};

/** From the list into a seller's form and back, over and over, once every seller of the page has been seen. */
export const growth = async (browser: Browser, app: App, roundTrips: number): Promise<Growth> => {
  const { landmarks } = app;
  const opened = await visit(browser, app, { cpu: 1 });
  const { page, context, cdp } = opened;
  await page.goto(landmarks.list);

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
    // Several times: what one collection frees lets the next one free more.
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
