import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { separateProcess } from '../separateProcess';

const { call, journal, kill, signIn, start } = separateProcess();

type TopUp = { id: string; owner_id: string; nominal: number; status: string };

/** Top-ups of consumers that wait for a decision. */
const waiting = async (token: string): Promise<TopUp[]> => {
  const filter = JSON.stringify({ status: 'MENUNGGU_VERIFIKASI', owner_type: 'KONSUMEN' });
  return (await call(token, `GET backoffice/top-up?filter=${encodeURIComponent(filter)}`)).json as TopUp[];
};
const statusOf = async (token: string, { id }: TopUp) =>
  ((await call(token, `GET backoffice/top-up/${id}`)).json as TopUp).status;
const balanceOf = async (token: string, { owner_id }: TopUp) =>
  ((await call(token, `GET backoffice/consumer-list/${owner_id}`)).json as { balance: number }).balance;
const approve = (token: string, { id }: TopUp) =>
  call(token, `POST backoffice/top-up/${id}/approve`, {}, `key-${id}`);
/** The history and the notes of the first driver, and calls that add to them. */
const driverOf = async (token: string) => {
  const [driver] = (await call(token, 'GET backoffice/member-list/driver')).json as { id: string }[];
  const path = `backoffice/member-list/driver/${driver?.id}`;
  return {
    look: async () => (await call(token, `POST ${path}/reveal`, { field: 'nik' })).status,
    write: async (text: string) => (await call(token, `POST ${path}/notes`, { text }, text)).status,
    history: async () =>
      ((await call(token, `GET ${path}`)).json as { history: { action: string }[] }).history,
    notes: async () =>
      ((await call(token, `GET ${path}/notes`)).json as { text: string }[]).map(({ text }) => text),
  };
};

describe('a disk that is full during an approval', () => {
  it('leaves balance and status unchanged, and the next attempt credits exactly once', async () => {
    await start(8);
    const token = await signIn();
    let refused: TopUp | undefined;
    let before = 0;
    for (const topUp of await waiting(token)) {
      before = await balanceOf(token, topUp);
      const { status, json } = await approve(token, topUp);
      if (status === 200) continue;
      expect([status, (json as { message: string }).message]).toEqual([
        500,
        'Perubahan tidak tersimpan karena penyimpanan server bermasalah. Hubungi tim teknis.',
      ]);
      refused = topUp;
      break;
    }
    if (!refused) throw new Error('The disk never was full');
    expect((await approve(token, refused)).status).toBe(500);
    expect(await balanceOf(token, refused)).toBe(before);
    expect(await statusOf(token, refused)).toBe('MENUNGGU_VERIFIKASI');
    // No part of the line that did not fit stays in the file.
    expect(readFileSync(journal(), 'utf8')).toMatch(/\]\n$/);

    await kill();
    await start();
    expect(await balanceOf(token, refused)).toBe(before);
    expect(await statusOf(token, refused)).toBe('MENUNGGU_VERIFIKASI');
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await approve(token, refused)).status).toBe(200);
      expect(await balanceOf(token, refused)).toBe(before + refused.nominal);
      expect(await statusOf(token, refused)).toBe('DISETUJUI');
    }
  });
});

describe('a process that is killed', () => {
  it('has credited exactly the approved top-ups, and keeps every approval that it answered', async () => {
    await start();
    const token = await signIn();
    const topUps = (await waiting(token)).slice(0, 12);
    const owners = new Map<string, number>();
    for (const topUp of topUps) owners.set(topUp.owner_id, await balanceOf(token, topUp));

    const answered = new Set<string>();
    for (const answersBeforeEnd of [1, 4]) {
      const open = topUps.filter(({ id }) => !answered.has(id));
      let count = 0;
      const sent = open.map(async (topUp) => {
        const { status } = await approve(token, topUp);
        if (status === 200) answered.add(topUp.id);
        if (++count === answersBeforeEnd) await kill();
      });
      await Promise.allSettled(sent);
      // The lock of the killed process is no obstacle.
      await start();

      const credited = new Map(owners);
      for (const topUp of topUps) {
        const isApproved = (await statusOf(token, topUp)) === 'DISETUJUI';
        if (answered.has(topUp.id)) expect(isApproved).toBe(true);
        const { owner_id, nominal } = topUp;
        if (isApproved) credited.set(owner_id, (credited.get(owner_id) ?? 0) + nominal);
      }
      for (const topUp of topUps) expect(await balanceOf(token, topUp)).toBe(credited.get(topUp.owner_id));
    }
    expect(answered.size).toBeGreaterThanOrEqual(5);
  });

  it('keeps every look and every note that it answered, however often it is killed', async () => {
    await start();
    const token = await signIn();
    const { history, look, notes, write } = await driverOf(token);
    const looks = async () => (await history()).filter(({ action }) => action === 'reveal.nik').length;
    const before = await looks();
    const kept: string[] = [];
    let answered = 0;
    for (let round = 1; round <= 2; round++) {
      let count = 0;
      const sent = Array.from({ length: 12 }, async (_, index) => {
        const text = `Catatan ${round}.${index}`;
        const isNote = index % 2 === 0;
        const isKept = (await (isNote ? write(text) : look())) === 200;
        if (isKept && isNote) kept.push(text);
        if (isKept && !isNote) answered++;
        if (++count === round * 3) await kill();
      });
      await Promise.allSettled(sent);
      await start();
      expect(await notes()).toEqual(expect.arrayContaining(kept));
      expect(await looks()).toBeGreaterThanOrEqual(before + answered);
    }
    expect(answered).toBeGreaterThan(3);
    expect(kept.length).toBeGreaterThan(3);
  });

  it('starts on a full disk at least to read, leaves no half file, and writes again once there is space', async () => {
    await start();
    const token = await signIn();
    const driver = await driverOf(token);
    const { look } = driver;
    const history = async () => (await driver.history()).length;
    for (let index = 0; index < 12; index++) expect(await look()).toBe(200);
    const length = await history();
    await kill();
    // The last line was not whole when the server was killed, and one before it is damaged.
    appendFileSync(journal(), '{"table":"orders"}\n[{"table":"ord');
    const size = statSync(journal()).size;

    await start(1);
    expect(await history()).toBe(length);
    expect((await call(token, 'GET backoffice/orders')).status).toBe(200);
    expect(await look()).toBe(500);
    expect(await history()).toBe(length);
    expect(readdirSync(dirname(journal())).sort()).toEqual(['journal.jsonl', 'lock', 'pictures']);
    expect(statSync(journal()).size).toBeLessThanOrEqual(size);
    await kill();

    await start();
    expect(await look()).toBe(200);
    await kill();
    await start();
    expect(await history()).toBe(length + 1);
  });
});
