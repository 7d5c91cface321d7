import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overHttp } from '../overHttp';

const { call, home, journal, printed, restart, signIn, start } = overHttp();

const drivers = 'backoffice/member-list/driver';
const bytes = () => statSync(journal()).size;

type Driver = { id: string; status: string; history: { action: string }[] };

/** Starts a server. @returns an active driver, and a function that posts to it as the super admin */
const startWithDriver = async () => {
  await start();
  const token = await signIn();
  const filter = encodeURIComponent('{"status":"AKTIF"}');
  const [driver] = (await call(token, `GET ${drivers}?filter=${filter}`)).json as Driver[];
  if (!driver) throw new Error('No active driver');
  const post = (action: string, body: object, key?: string) =>
    call(token, `POST ${drivers}/${driver.id}/${action}`, body, key);
  const historyNow = async () =>
    ((await call(token, `GET ${drivers}/${driver.id}`)).json as Driver).history.length;
  return { post, historyNow, before: driver.history.length };
};

/** Runs the call again and again. @returns the bytes by which the journal grew each time */
const growthOf = async (times: number, send: (index: number) => Promise<{ status: number }>) => {
  const growth: number[] = [];
  for (let index = 0; index < times; index++) {
    const before = bytes();
    expect((await send(index)).status).toBe(200);
    growth.push(bytes() - before);
  }
  return growth;
};

it('each look at a number of one driver costs the same bytes, however many there were before', async () => {
  const { before, historyNow, post } = await startWithDriver();
  const look = () => post('reveal', { field: 'nik' });
  // The first one writes the driver of the seed whole.
  const [, second = 0, ...more] = await growthOf(60, look);
  expect(second).toBeLessThan(600);
  expect(Math.max(...more)).toBeLessThan(second + 20);

  await restart();
  expect(printed()).toEqual([]);
  expect(await historyNow()).toBe(before + 60);
  expect(Math.max(...(await growthOf(3, look)))).toBeLessThan(second + 20);
});

it('each suspension of one driver costs the same bytes, and its key still gets the same answer', async () => {
  const { before, historyNow, post } = await startWithDriver();
  const growth = await growthOf(40, (index) =>
    index % 2 === 0 ? post('suspend', { reason: 'Uji' }) : post('activate', {}),
  );
  expect(Math.max(...growth.slice(2))).toBeLessThan(Math.max(...growth.slice(1, 3)) + 40);
  expect(Math.max(...growth.slice(1))).toBeLessThan(4000);

  const once = async () => (await post('suspend', { reason: 'Sekali saja' }, 'sekali')).json as Driver;
  const first = await once();
  expect(first.history).toHaveLength(before + 41);
  await post('reveal', { field: 'nik' });
  const size = bytes();
  expect(await once()).toEqual(first);
  expect(bytes()).toBe(size);

  await restart();
  expect(await once()).toEqual(first);
  expect(await historyNow()).toBe(before + 42);
  expect(readdirSync(home()).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
});

it('a login costs the same bytes, however long the history of the user admin is', async () => {
  await start();
  const token = await signIn();
  const before = bytes();
  await signIn();
  expect(bytes() - before).toBeLessThan(600);
  expect((await call(token, 'GET region/province')).status).toBe(200);
});
