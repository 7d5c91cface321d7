import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overHttp, service } from '../overHttp';

const { folder, start, stop, send, signIn, printed } = overHttp();

const banners = 'backoffice/master-data/banner-information';
const home = () => join(folder(), 'pelapak-5');
const journal = () => join(home(), 'journal.jsonl');
const lines = () => readFileSync(journal(), 'utf8').split('\n').filter(Boolean);

describe('a journal with a line that cannot be read', () => {
  it.each([
    ['cut short', '{"table":"orders","id":"ord'],
    ['of another kind', '42'],
  ])('skips a last line that is %s, prints a warning, and loses no other line', async (_, line) => {
    await start();
    const token = await signIn();
    await stop();
    const known = lines().length;
    writeFileSync(journal(), `${readFileSync(journal(), 'utf8')}${line}`);

    await start();
    expect(printed()).toEqual([`${journal()}: line ${known + 1} cannot be read and is passed over`]);
    expect((await send(`${service}/${banners}/banner-2`, token, 'DELETE')).status).toBe(200);
    await stop();
    await start();
    expect((await send(`${service}/${banners}/banner-2`, token)).status).toBe(404);
    expect(printed()).toHaveLength(1);
    expect(readdirSync(home()).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
  });

  it.each([
    ['damaged in the middle', '{"table":"orders","id":"ord\n', '[]\n'],
    ['without a record, though it has an end', '{"table":"orders","id":"order-1"}\n', ''],
  ])('is copied to another file when it has a line that is %s', async (_, damaged, after) => {
    await start();
    const token = await signIn();
    await stop();
    const known = lines().length;
    const text = `${readFileSync(journal(), 'utf8')}${damaged}${after}`;
    writeFileSync(journal(), text);

    await start();
    const [copy = ''] = readdirSync(home()).filter((name) => name.startsWith('journal.jsonl.damaged-'));
    expect(printed()).toEqual([
      `${journal()}: line ${known + 1} cannot be read and is passed over`,
      `${journal()}: the file as it was is kept as ${join(home(), copy)}. To get its lines back, stop the server, correct them there, and put that file in the place of ${journal()}`,
    ]);
    expect(readFileSync(join(home(), copy), 'utf8')).toBe(text);
    expect(statSync(join(home(), copy)).mode & 0o777).toBe(0o600);
    expect((await send(`${service}/region/province`, token)).status).toBe(200);
    await stop();
    await start();
    expect(printed()).toHaveLength(2);
  });
});

describe('a journal with a record that is incomplete', () => {
  const orders = `${service}/backoffice/orders`;
  type Order = { id: string; status: string };

  /** Adds lines to the journal of a stopped server. @returns the number of the first of them */
  const add = (...more: unknown[]): number => {
    const known = lines().length;
    writeFileSync(journal(), [...lines(), ...more.map((line) => JSON.stringify(line)), ''].join('\n'));
    return known + 1;
  };

  it('passes its line over, says which record and what it lacks, and still answers every list', async () => {
    await start();
    const token = await signIn();
    const [first, second] = (await (await send(orders, token)).json()) as Order[];
    if (!first || !second) throw new Error('No orders');
    await stop();
    const line = add(
      [{ table: 'orders', id: first.id, record: { id: first.id, status: 'SELESAI' } }],
      [{ table: 'orders', id: first.id, columns: { status: 'SELESAI' }, added: {} }],
      [{ table: 'orders', id: second.id, record: { ...second, id: first.id } }],
      [{ table: 'orders', id: second.id, record: { ...second, status: 'LUNAS' } }],
      // The whole transaction is passed over, also the half that could be replayed.
      [
        { table: 'notes', id: 'catatan-x', record: null },
        { table: 'tokens', id: 'a', record: { id: 'a' } },
      ],
    );
    await start();
    expect(printed().slice(0, 5)).toEqual([
      expect.stringContaining(
        `line ${line} is passed over, because orders ${first.id} is incomplete or wrong in it (invoice_no, created_at, `,
      ),
      `${journal()}: line ${line + 1} is passed over, because no line before it holds orders ${first.id}`,
      `${journal()}: line ${line + 2} is passed over, because orders ${second.id} has another id in it`,
      `${journal()}: line ${line + 3} is passed over, because orders ${second.id} is incomplete or wrong in it (status)`,
      `${journal()}: line ${line + 4} is passed over, because tokens a is incomplete or wrong in it (account_id, expires_at, endings)`,
    ]);
    expect(printed()).toHaveLength(6);
    for (const path of [
      'orders',
      'orders/counts',
      'activity',
      'consumer-list',
      'report-transaction',
      `orders/${first.id}`,
    ])
      expect([path, (await send(`${service}/backoffice/${path}`, token)).status]).toEqual([path, 200]);
    expect(await (await send(`${orders}/${second.id}`, token)).json()).toMatchObject({
      status: second.status,
    });
    await stop();
    await start();
    expect(printed()).toHaveLength(6);
  });

  it('replays the lines after it', async () => {
    await start();
    const token = await signIn();
    await stop();
    add(
      [{ table: 'master-data/banner-information', id: 'banner-1', record: { id: 'banner-1' } }],
      [{ table: 'master-data/banner-information', id: 'banner-2', record: null }],
    );
    await start();
    const statuses = ['banner-1', 'banner-2'].map((id) => send(`${service}/${banners}/${id}`, token));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404]);
  });
});
