import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { overHttp, service, urlOf } from '../overHttp';
import { photo } from '../photo';

const { folder, start, stop, send, signIn, upload } = overHttp();

const banners = 'backoffice/master-data/banner-information';
const home = () => join(folder(), 'pelapak-5');
const journal = () => join(home(), 'journal.jsonl');
const lines = () => readFileSync(journal(), 'utf8').split('\n').filter(Boolean);
/** Every write of the journal, whichever line it is in. */
const writes = () => new Set(lines().flatMap((line) => JSON.parse(line) as unknown[]));
const uploads = () => readdirSync(join(home(), 'pictures'));

const sellersOf = async (token: string) => {
  const page = { limit: 10, offset: 0, search: '', filter: {} };
  const response = await send(`${service}/backoffice/get-list-merchant`, token, 'POST', page);
  const { data } = (await response.json()) as { data: { payload: { user_id: string }[] } };
  return data.payload.map(({ user_id }) => user_id);
};

describe('after a restart', () => {
  it('sessions, sellers, passwords, records and pictures are unchanged', async () => {
    await start();
    const token = await signIn();
    const [closed = '', ...kept] = await sellersOf(token);
    const reason = 'Toko tutup';
    await send(`${service}/backoffice/merchant/${closed}/deactivate`, token, 'POST', { reason });
    await send(`${service}/${banners}/banner-2`, token, 'DELETE');
    await send(`${service}/backoffice/change-password`, token, 'PUT', {
      current_password: 'rahasia123',
      new_password: 'baru12345',
      confirm_password: 'baru12345',
    });
    await send(`${service}/${banners}/banner-1`, token, 'PUT', { title: 'Panen Raya' });
    const picture = await urlOf(upload(token, photo(5000)));

    for (let again = 0; again < 2; again++) {
      await stop();
      await start();
      expect(await sellersOf(token)).toEqual([closed, ...kept]);
      const past = await send(`${service}/backoffice/merchant/${closed}/history`, token);
      expect(await past.json()).toMatchObject({ data: { payload: [{ action: 'deactivate', reason }] } });
      expect((await send(`${service}/${banners}/banner-2`, token)).status).toBe(404);
      expect(await signIn('baru12345')).not.toBe('');
      const banner = await send(`${service}/${banners}/banner-1`, token);
      expect(await banner.json()).toMatchObject({ title: 'Panen Raya' });
      expect((await (await send(picture, null)).arrayBuffer()).byteLength).toBe(5000);
    }
  });

  it('no session is left when API_DATA is memory', async () => {
    await start({ API_DATA: 'memory' });
    const token = await signIn();
    await stop();
    await start({ API_DATA: 'memory' });
    expect((await send(`${service}/region/province`, token)).status).toBe(401);
  });

  it('another number of sellers has a world of its own, and the first world is kept', async () => {
    await start();
    const token = await signIn();
    await send(`${service}/${banners}/banner-1`, token, 'DELETE');
    await stop();
    await start({ API_SELLERS: '4' });
    expect((await send(`${service}/region/province`, token)).status).toBe(401);
    expect((await send(`${service}/${banners}/banner-1`, await signIn())).status).toBe(200);
    await stop();
    await start();
    expect((await send(`${service}/${banners}/banner-1`, token)).status).toBe(404);
  });
});

describe('the journal', () => {
  it('holds each record once after a start, however often it was written', async () => {
    await start();
    const token = await signIn();
    for (const title of ['Satu', 'Dua', 'Tiga'])
      await send(`${service}/${banners}/banner-1`, token, 'PUT', { title });
    // One line for each call: the login, then the three titles.
    expect(lines()).toHaveLength(4);
    await stop();
    await start();
    // The user admin, the token, the banner, and who changed it.
    expect(lines()).toHaveLength(4);
    expect(lines().filter((line) => line.includes('"banner-1"'))).toHaveLength(1);
    expect(readdirSync(home()).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
  });

  it('is complete when the process ended before or after the compacted file replaced it', async () => {
    await start();
    const token = await signIn();
    await send(`${service}/${banners}/banner-1`, token, 'PUT', { title: 'Panen Raya' });
    await stop();
    const whole = writes();
    writeFileSync(`${journal()}.next`, '{"table":"or');
    // At the first start, the compacted file is not yet in place; at the second one, it is.
    for (let again = 0; again < 2; again++) {
      await start();
      expect(readdirSync(home()).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
      expect(writes()).toEqual(whole);
      expect(await (await send(`${service}/${banners}/banner-1`, token)).json()).toMatchObject({
        title: 'Panen Raya',
      });
      await stop();
    }
  });

  it('keeps a last line without a line break, and the line after it', async () => {
    await start();
    const token = await signIn();
    await send(`${service}/${banners}/banner-1`, token, 'DELETE');
    await stop();
    writeFileSync(journal(), readFileSync(journal(), 'utf8').trimEnd());
    await start();
    await send(`${service}/${banners}/banner-2`, token, 'DELETE');
    await stop();
    await start();
    for (const id of ['banner-1', 'banner-2'])
      expect((await send(`${service}/${banners}/${id}`, token)).status).toBe(404);
  });
});

describe('a password or a token in the journal', () => {
  const text = () => readFileSync(journal(), 'utf8');
  const admins = `${service}/backoffice/member-list/user-admin`;

  it('is a hash, and still works after a restart', async () => {
    await start();
    const token = await signIn();
    await send(`${service}/backoffice/change-password`, token, 'PUT', {
      current_password: 'rahasia123',
      new_password: 'baru12345',
      confirm_password: 'baru12345',
    });
    const found = (await (await send(admins, token)).json()) as { id: string; username: string }[];
    const other = found.find(({ username }) => username === 'keuangan')?.id ?? '';
    const reset = { new_password: 'lain12345' };
    expect((await send(`${admins}/${other}/resetPassword`, token, 'POST', reset)).status).toBe(200);
    for (const secret of [token, 'baru12345', 'lain12345']) expect(text()).not.toContain(secret);
    await stop();
    await start();
    for (const secret of [token, 'baru12345', 'lain12345']) expect(text()).not.toContain(secret);
    expect((await send(`${service}/region/province`, token)).status).toBe(200);
    expect(await signIn('baru12345')).not.toBe('');
    await expect(signIn('rahasia123')).rejects.toThrow(TypeError);
  });

  it('of an older folder is hashed at the start, and old sessions end', async () => {
    await start();
    const record = (await (
      await send(`${admins}/9b1f0c6e-5d0a-4a57-9a54-000000000001`, await signIn())
    ).json()) as object;
    await stop();
    const oldToken = '0123456789abcdef0123456789abcdef';
    const account_id = '9b1f0c6e-5d0a-4a57-9a54-000000000001';
    const expires_at = Date.now() + 1_000_000;
    const lines = [
      { table: 'member-list/user-admin', record: { ...record, password: 'lama12345' } },
      { table: 'tokens', record: { id: oldToken, account_id, expires_at, endings: 0 } },
      {
        table: 'answers',
        record: { id: 'x y', request: '/a {"new_password":"lama12345"}', answer: {}, expires_at },
      },
    ];
    writeFileSync(
      journal(),
      lines
        .map((line) => `${JSON.stringify({ ...line, id: (line.record as { id?: string }).id })}\n`)
        .join(''),
    );
    await start();
    expect(text()).not.toMatch(/lama12345|0123456789abcdef/);
    expect((await send(`${service}/region/province`, oldToken)).status).toBe(401);
    expect(await signIn('lama12345')).not.toBe('');
  });
});

describe('an upload', () => {
  const hoursLater = (hours: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });

  it('is deleted after a day, unless a record shows it', async () => {
    await start();
    const token = await signIn();
    const image = await urlOf(upload(token, photo(3000)));
    const orphan = await urlOf(upload(token, photo(2000)));
    await send(`${service}/${banners}/banner-1`, token, 'PUT', { image });
    writeFileSync(join(home(), 'pictures', 'liburan.jpg'), 'not ours');
    await stop();
    hoursLater(23);
    await start();
    expect((await send(orphan, null)).status).toBe(200);
    await stop();
    hoursLater(2);
    await start();
    expect([(await send(image, null)).status, (await send(orphan, null)).status]).toEqual([200, 404]);
    expect(uploads().sort()).toEqual([image.split('/').at(-1), 'liburan.jpg'].sort());
    vi.useRealTimers();
  });

  it('without an entry in the journal is deleted', async () => {
    await start();
    await stop();
    writeFileSync(join(home(), 'pictures', '01234567-89ab-4cde-8f01-23456789abcd.jpg'), 'x');
    await start();
    expect(uploads()).toEqual([]);
  });
});
