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
      `${journal()}: the file as it was is kept as ${join(home(), copy)}`,
    ]);
    expect(readFileSync(join(home(), copy), 'utf8')).toBe(text);
    expect(statSync(join(home(), copy)).mode & 0o777).toBe(0o600);
    expect((await send(`${service}/region/province`, token)).status).toBe(200);
    await stop();
    await start();
    expect(printed()).toHaveLength(2);
  });
});
