import { expect, it, vi } from 'vitest';
import { overHttp } from '../overHttp';

const { call, restart, signIn, start } = overHttp();

type TopUp = { id: string; owner_id: string; nominal: number; status: string };
type Holder = { id: string; balance: number };

const whole = `range=${encodeURIComponent('[0,999]')}`;
const rowsOf = async <T>(token: string, resource: string): Promise<T[]> =>
  (await call(token, `GET backoffice/${resource}?${whole}`)).json as T[];
const decide = async (token: string, { id }: TopUp, action: string, body: object): Promise<number> =>
  (await call(token, `POST backoffice/top-up/${id}/${action}`, body)).status;

/** The balance of each consumer and driver, and the sum of their approved top-ups. */
const balancesAndTopUps = async (token: string) => {
  const toppedUp = new Map<string, number>();
  for (const { owner_id, nominal, status } of await rowsOf<TopUp>(token, 'top-up'))
    if (status === 'DISETUJUI') toppedUp.set(owner_id, (toppedUp.get(owner_id) ?? 0) + nominal);
  const holders = [
    ...(await rowsOf<Holder>(token, 'consumer-list')),
    ...(await rowsOf<Holder>(token, 'member-list/driver')),
  ];
  return holders.map(({ id, balance }) => [id, balance, toppedUp.get(id) ?? 0] as const);
};

it('a restart on a later day credits no refused top-up, and loses no approval', async () => {
  vi.setSystemTime('2026-11-20T09:05:00+07:00');
  await start();
  const token = await signIn();
  const waiting = (await rowsOf<TopUp>(token, 'top-up')).filter(
    ({ status }) => status === 'MENUNGGU_VERIFIKASI',
  );
  const decisions = waiting.map((topUp, index) => ({ topUp, isApproved: index % 2 === 0 }));
  expect(decisions.length).toBeGreaterThan(5);
  for (const { topUp, isApproved } of decisions)
    expect(
      isApproved
        ? await decide(token, topUp, 'approve', {})
        : await decide(token, topUp, 'reject', { reason: 'Dana belum masuk' }),
    ).toBe(200);

  // On this day the seed has already decided all these top-ups, and others of the same owners.
  vi.setSystemTime('2026-12-04T09:05:00+07:00');
  await restart();
  const later = await signIn();
  const states = new Map((await rowsOf<TopUp>(later, 'top-up')).map(({ id, status }) => [id, status]));
  expect(decisions.map(({ topUp }) => states.get(topUp.id))).toEqual(
    decisions.map(({ isApproved }) => (isApproved ? 'DISETUJUI' : 'DITOLAK')),
  );
  for (const [id, held, toppedUp] of await balancesAndTopUps(later))
    expect([id, held]).toEqual([id, toppedUp]);
});
