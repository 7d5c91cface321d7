import { describe, expect, it } from 'vitest';
import { checkedHost, type Habit, refusing } from './checkedHost';

const { api, checked, received } = checkedHost();

describe('--write', () => {
  const write = (habit?: Habit) => checked(habit, { user: 'adminpelapak', mayWrite: true });
  const sellersOf = async (report: Promise<unknown>) => {
    const before = api.db.sellers.all().length;
    await report;
    return api.db.sellers.all().length - before;
  };

  it('registers one seller, changes, switches and removes it, and fits', async () => {
    const report = write();
    expect(await sellersOf(report)).toBe(0);
    const { exitCode, verdictOf, checkNamed } = await report;
    expect(exitCode).toBe(0);
    for (const id of [
      'postCdnSingleUpload',
      'postMerchantRegister',
      'postUpdateProfileMerchant',
      'postMerchantIdDeactivate',
      'postMerchantIdActivate',
      'deleteMerchantId',
    ])
      expect([id, verdictOf(id)]).toEqual([id, 'fits']);
    for (const name of [
      'a body of 7 MB',
      'a change is kept',
      "a save over another person's is refused (412)",
      'a wrong current password is refused (422)',
    ])
      expect(checkNamed(name)?.verdict).toBe('holds');
    const writing = received.filter((call) =>
      /^(PUT|DELETE|POST .*(register|update|upload|activate))/.test(call),
    );
    expect(writing.map((call) => call.replace(/(?<=\/merchant\/)[\w-]{20,}/, 'id').split('/v1/')[1])).toEqual(
      [
        ...Array.from({ length: 3 }, () => 'cdn/single-upload'),
        ...['backoffice/merchant/register', 'backoffice/update-profile-merchant'],
        ...['backoffice/update-profile-merchant', 'backoffice/merchant/id/deactivate'],
        ...['backoffice/merchant/id/activate', 'backoffice/merchant/id', 'backoffice/change-password'],
      ],
    );
  });

  it('names the calls that are missing for config.json, each once', async () => {
    const missing = refusing(/\/(deactivate|activate|change-password)$/);
    const { calls, without, exitCode } = await write(missing);
    expect(without).toEqual(['password', 'status']);
    expect(exitCode).toBe(1);
    const lacking = calls.filter(({ verdict }) => verdict === 'lacks').map(({ operation }) => operation.id);
    expect(lacking.toSorted()).toEqual([
      ...['postMerchantIdActivate', 'postMerchantIdDeactivate', 'putChangePassword'],
    ]);
    expect(new Set(calls.map(({ operation }) => operation.id)).size).toBe(calls.length);
  });

  const wrongPassword = 'a wrong current password is refused (422)';
  const changing =
    (status: number): Habit =>
    ({ path, answer }) =>
      path.endsWith('/change-password') ? Response.json({ message: '' }, { status }) : answer;

  it('says that a wrong current password gets a 401', async () => {
    const { checkNamed } = await write(changing(401));
    const says = 'answers 401, which ends the session';
    expect(checkNamed(wrongPassword)).toMatchObject({ verdict: 'fails', says });
  });

  it('names the seller that a host does not remove, and says that a wrong current password gets a 200', async () => {
    const report = checked(changing(200), { user: 'adminpelapak', mayWrite: true, ignored: /^DELETE/ });
    expect(await sellersOf(report)).toBe(1);
    const { checkNamed, exitCode } = await report;
    expect(exitCode).toBe(1);
    expect(checkNamed('the seller is removed again')?.says).toMatch(
      /^“Uji Kontrak \d{8}” is still there: remove it by hand$/,
    );
    expect(checkNamed(wrongPassword)).toMatchObject({ verdict: 'fails', says: 'answers 200' });
  });

  it('says that a proxy takes no photo of 5000 KB', async () => {
    const { checkNamed, exitCode } = await write(({ body, answer }) =>
      body.length > 1_000_000 ? new Response('<h1>413</h1>', { status: 413 }) : answer,
    );
    expect(checkNamed('a body of 7 MB')?.verdict).toBe('fails');
    expect(exitCode).toBe(2);
  });
});
