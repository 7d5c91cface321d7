import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientHeaders } from '../../support/clientHeaders';
import { overHttp, service } from '../overHttp';

const { folder, start, stop, send, signIn, port, printed } = overHttp();

const drivers = `${service}/backoffice/member-list/driver`;
const journal = () => join(folder(), 'pelapak-5', 'journal.jsonl');
const bytes = () => statSync(journal()).size;

type Driver = { id: string; status: string; history: { action: string }[] };

const driverOf = async (token: string, id: string) =>
  (await (await send(`${drivers}/${id}`, token)).json()) as Driver;

const activeDriver = async (token: string): Promise<Driver> => {
  const filter = encodeURIComponent('{"status":"AKTIF"}');
  const [driver] = (await (await send(`${drivers}?filter=${filter}`, token)).json()) as Driver[];
  if (!driver) throw new Error('No active driver');
  return driver;
};

/** Runs the call again and again. @returns the bytes by which the journal grew each time */
const growthOf = async (times: number, call: (index: number) => Promise<Response>): Promise<number[]> => {
  const growth: number[] = [];
  for (let index = 0; index < times; index++) {
    const before = bytes();
    expect((await call(index)).status).toBe(200);
    growth.push(bytes() - before);
  }
  return growth;
};

it('each look at a number of one driver costs the same bytes, however many there were before', async () => {
  await start();
  const token = await signIn();
  const { id, history } = await activeDriver(token);
  const look = () => send(`${drivers}/${id}/reveal`, token, 'POST', { field: 'nik' });
  // The first one writes the driver of the seed whole.
  const [, second = 0, ...more] = await growthOf(60, look);
  expect(second).toBeLessThan(600);
  expect(Math.max(...more)).toBeLessThan(second + 20);

  await stop();
  await start();
  expect(printed()).toEqual([]);
  expect((await driverOf(token, id)).history).toHaveLength(history.length + 60);
  const afterRestart = await growthOf(3, look);
  expect(Math.max(...afterRestart)).toBeLessThan(second + 20);
});

it('each suspension of one driver costs the same bytes, and its key still gets the same answer', async () => {
  await start();
  const token = await signIn();
  const { id, history } = await activeDriver(token);
  const act = (index: number) =>
    send(
      `${drivers}/${id}/${index % 2 === 0 ? 'suspend' : 'activate'}`,
      token,
      'POST',
      index % 2 === 0 ? { reason: 'Uji' } : {},
    );
  const growth = await growthOf(40, act);
  expect(Math.max(...growth.slice(2))).toBeLessThan(Math.max(...growth.slice(1, 3)) + 40);
  expect(Math.max(...growth.slice(1))).toBeLessThan(4000);

  const once = () =>
    fetch(`http://127.0.0.1:${port()}${drivers}/${id}/suspend`, {
      method: 'POST',
      headers: {
        ...clientHeaders,
        connection: 'close',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': 'sekali',
      },
      body: JSON.stringify({ reason: 'Sekali saja' }),
    });
  const first: unknown = await (await once()).json();
  expect((first as Driver).history).toHaveLength(history.length + 41);
  await send(`${drivers}/${id}/reveal`, token, 'POST', { field: 'nik' });
  const before = bytes();
  expect(await (await once()).json()).toEqual(first);
  expect(bytes()).toBe(before);

  await stop();
  await start();
  expect(await (await once()).json()).toEqual(first);
  expect((await driverOf(token, id)).history).toHaveLength(history.length + 42);
  expect(readdirSync(join(folder(), 'pelapak-5')).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
});

it('a login costs the same bytes, however long the history of the user admin is', async () => {
  await start();
  const token = await signIn();
  const before = bytes();
  await signIn();
  expect(bytes() - before).toBeLessThan(600);
  expect((await send(`${service}/region/province`, token)).status).toBe(200);
});
