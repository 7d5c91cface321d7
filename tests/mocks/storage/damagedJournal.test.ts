import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overHttp } from '../overHttp';

const { call, home, journal, lines, printed, restart, signIn, start, stop } = overHttp();

const banners = 'backoffice/master-data/banner-information';

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
    expect((await call(token, `DELETE ${banners}/banner-2`)).status).toBe(200);
    await restart();
    expect((await call(token, `GET ${banners}/banner-2`)).status).toBe(404);
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
    expect((await call(token, 'GET region/province')).status).toBe(200);
    await restart();
    expect(printed()).toHaveLength(2);
  });
});

describe('a journal with a record that is incomplete', () => {
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
    const [first, second] = (await call(token, 'GET backoffice/orders')).json as Order[];
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
    for (const path of ['orders', 'orders/counts', 'activity', 'consumer-list', 'report-transaction'])
      expect([path, (await call(token, `GET backoffice/${path}`)).status]).toEqual([path, 200]);
    expect((await call(token, `GET backoffice/orders/${first.id}`)).status).toBe(200);
    const { json } = await call(token, `GET backoffice/orders/${second.id}`);
    expect(json).toMatchObject({ status: second.status });
    await restart();
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
    const statuses = ['banner-1', 'banner-2'].map((id) => call(token, `GET ${banners}/${id}`));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404]);
  });
});
