import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overHttp } from '../overHttp';

const { call, home, journal, restart, signIn, start } = overHttp();

const drivers = 'backoffice/member-list/driver';
const bytes = () => statSync(journal()).size;

type Driver = { id: string; status: string; history: { action: string }[] };

// recordChange.test.ts has what a single record writes.
it('each suspension of one driver costs the same bytes, and its key still gets the same answer', async () => {
  await start();
  const token = await signIn();
  const filter = encodeURIComponent('{"status":"AKTIF"}');
  const [driver] = (await call(token, `GET ${drivers}?filter=${filter}`)).json as Driver[];
  const address = `${drivers}/${driver?.id}`;
  const historyNow = async () => ((await call(token, `GET ${address}`)).json as Driver).history.length;
  const post = (action: string, body: object, key?: string) =>
    call(token, `POST ${address}/${action}`, body, key);
  const before = await historyNow();

  /** The bytes by which the journal grew each time. */
  const growth: number[] = [];
  for (let index = 0; index < 40; index++) {
    const size = bytes();
    const { status } = await (index % 2 === 0 ? post('suspend', { reason: 'Uji' }) : post('activate', {}));
    expect(status).toBe(200);
    growth.push(bytes() - size);
  }
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
