import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { overHttp, urlOf } from '../overHttp';
import { photo } from '../photo';

const { call, home, journal, lines, restart, sellersOf, send, signIn, start, stop, upload } = overHttp();

const banners = 'backoffice/master-data/banner-information';
const admins = 'backoffice/member-list/user-admin';
/** Every write of the journal, whichever line it is in. */
const writes = () => new Set(lines().flatMap((line) => JSON.parse(line) as unknown[]));
const text = () => readFileSync(journal(), 'utf8');
const uploads = () => readdirSync(join(home(), 'pictures'));
const files = ['journal.jsonl', 'lock', 'pictures'];

const statusOf = async (token: string, path: string) => (await call(token, `GET ${path}`)).status;
const rename = (token: string, title: string) => call(token, `PUT ${banners}/banner-1`, { title });
const titleOf = async (token: string) =>
  ((await call(token, `GET ${banners}/banner-1`)).json as { title: string }).title;
const changePassword = (token: string) =>
  call(token, 'PUT backoffice/change-password', {
    current_password: 'rahasia123',
    new_password: 'baru12345',
    confirm_password: 'baru12345',
  });

describe('after a restart', () => {
  it('sessions, sellers, passwords, records and pictures are unchanged', async () => {
    await start();
    const token = await signIn();
    const [closed = '', ...kept] = await sellersOf(token);
    const reason = 'Toko tutup';
    await call(token, `POST backoffice/merchant/${closed}/deactivate`, { reason });
    await call(token, `DELETE ${banners}/banner-2`);
    await changePassword(token);
    await rename(token, 'Panen Raya');
    const picture = await urlOf(upload(token, photo(5000)));

    for (let again = 0; again < 2; again++) {
      await restart();
      expect(await sellersOf(token)).toEqual([closed, ...kept]);
      const past = await call(token, `GET backoffice/merchant/${closed}/history`);
      expect(past.json).toMatchObject({ data: { payload: [{ action: 'deactivate', reason }] } });
      expect(await statusOf(token, `${banners}/banner-2`)).toBe(404);
      expect(await signIn('baru12345')).not.toBe('');
      expect(await titleOf(token)).toBe('Panen Raya');
      expect((await (await send(null, `GET ${picture}`)).arrayBuffer()).byteLength).toBe(5000);
    }
  });

  it('no session is left when API_DATA is memory', async () => {
    await start({ API_DATA: 'memory' });
    const token = await signIn();
    await restart({ API_DATA: 'memory' });
    expect(await statusOf(token, 'region/province')).toBe(401);
  });

  it('another number of sellers has a world of its own, and the first world is kept', async () => {
    await start();
    const token = await signIn();
    await call(token, `DELETE ${banners}/banner-1`);
    await restart({ API_SELLERS: '4' });
    expect(await statusOf(token, 'region/province')).toBe(401);
    expect(await statusOf(await signIn(), `${banners}/banner-1`)).toBe(200);
    await restart();
    expect(await statusOf(token, `${banners}/banner-1`)).toBe(404);
  });
});

describe('the journal', () => {
  it('holds each record once after a start, however often it was written', async () => {
    await start();
    const token = await signIn();
    for (const title of ['Satu', 'Dua', 'Tiga']) await rename(token, title);
    // One line for each call: the login, then the three titles.
    expect(lines()).toHaveLength(4);
    await restart();
    // The user admin, the token, the banner, and who changed it.
    expect(lines()).toHaveLength(4);
    expect(lines().filter((line) => line.includes('"banner-1"'))).toHaveLength(1);
    expect(readdirSync(home()).sort()).toEqual(files);
  });

  it('is complete when the process ended before or after the compacted file replaced it', async () => {
    await start();
    const token = await signIn();
    await rename(token, 'Panen Raya');
    await stop();
    const whole = writes();
    writeFileSync(`${journal()}.next`, '{"table":"or');
    // At the first start, the compacted file is not yet in place; at the second one, it is.
    for (let again = 0; again < 2; again++) {
      await start();
      expect(readdirSync(home()).sort()).toEqual(files);
      expect(writes()).toEqual(whole);
      expect(await titleOf(token)).toBe('Panen Raya');
      await stop();
    }
  });
});

describe('a password or a token in the journal', () => {
  it('is a hash, and still works after a restart', async () => {
    await start();
    const token = await signIn();
    await changePassword(token);
    const found = (await call(token, `GET ${admins}`)).json as { id: string; username: string }[];
    const other = found.find(({ username }) => username === 'keuangan')?.id ?? '';
    const reset = { new_password: 'lain12345' };
    expect((await call(token, `POST ${admins}/${other}/resetPassword`, reset)).status).toBe(200);
    for (const secret of [token, 'baru12345', 'lain12345']) expect(text()).not.toContain(secret);
    await restart();
    for (const secret of [token, 'baru12345', 'lain12345']) expect(text()).not.toContain(secret);
    expect(await statusOf(token, 'region/province')).toBe(200);
    expect(await signIn('baru12345')).not.toBe('');
    await expect(signIn('rahasia123')).rejects.toThrow(TypeError);
  });

  it('of an older folder is hashed at the start, and old sessions end', async () => {
    await start();
    const account_id = '9b1f0c6e-5d0a-4a57-9a54-000000000001';
    const record = (await call(await signIn(), `GET ${admins}/${account_id}`)).json as object;
    await stop();
    const id = '0123456789abcdef0123456789abcdef';
    const expires_at = Date.now() + 1_000_000;
    const request = '/a {"new_password":"lama12345"}';
    const old = [
      { table: 'member-list/user-admin', id: account_id, record: { ...record, password: 'lama12345' } },
      { table: 'tokens', id, record: { id, account_id, expires_at, endings: 0 } },
      { table: 'answers', id: 'x y', record: { id: 'x y', request, answer: {}, expires_at } },
    ];
    const written = old.map((line) => JSON.stringify(line));
    writeFileSync(journal(), `${written.join('\n')}\n`);
    await start();
    expect(text()).not.toMatch(/lama12345|0123456789abcdef/);
    expect(await statusOf(id, 'region/province')).toBe(401);
    expect(await signIn('lama12345')).not.toBe('');
  });
});

describe('an upload', () => {
  const hoursLater = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);

  it('is deleted after a day, unless a record shows it', async () => {
    await start();
    const token = await signIn();
    const image = await urlOf(upload(token, photo(3000)));
    const orphan = await urlOf(upload(token, photo(2000)));
    await call(token, `PUT ${banners}/banner-1`, { image });
    writeFileSync(join(home(), 'pictures', 'liburan.jpg'), 'not ours');
    hoursLater(23);
    await restart();
    expect((await send(null, `GET ${orphan}`)).status).toBe(200);
    hoursLater(2);
    await restart();
    expect([(await send(null, `GET ${image}`)).status, (await send(null, `GET ${orphan}`)).status]).toEqual([
      200, 404,
    ]);
    expect(uploads().sort()).toEqual([image.split('/').at(-1), 'liburan.jpg'].sort());
  });

  it('without an entry in the journal is deleted', async () => {
    await start();
    writeFileSync(join(home(), 'pictures', '01234567-89ab-4cde-8f01-23456789abcd.jpg'), 'x');
    await restart();
    expect(uploads()).toEqual([]);
  });
});
