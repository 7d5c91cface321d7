import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAccess } from '../../src/authProvider/currentUser';
import { freshness, rereadAccess } from '../../src/authProvider/rereadAccess';
import { session } from '../../src/authProvider/session';
import { startApi } from '../mocks/api';
import { endReason } from '../support/endReason';
import { found } from '../support/found';
import { gate } from '../support/gate';

const api = startApi({ sellers: 1 });
const address = 'GET users-services/api/v1/backoffice/profile';

/** The clock that measures freshness; each test begins two minutes after the one before. */
let now = Date.now();
const later = (milliseconds: number) => void (now += milliseconds);

const setPermissions = (...permissions: string[]) => {
  const roles = api.table('access-management');
  roles.put({ ...found(roles.all(), ({ id }) => id === 'peran-tamu'), name: 'Penjaga Toko', permissions });
};

/** Answers the next request with the rights at its arrival, but only after `release`. */
const holdProfile = () => {
  const arrived = vi.fn();
  const { passed: released, open: release } = gate();
  api.server.use(
    http.get(
      '*/backoffice/profile',
      async ({ request }) => {
        const answer = await api.answer(request);
        arrived();
        await released;
        return answer;
      },
      { once: true },
    ),
  );
  return { arrived: () => vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce()), release };
};

/** Reads the rights again; by then so many requests have arrived. */
const reread = async (requests: number, maxAge: number = freshness.navigation) => {
  await rereadAccess(maxAge);
  expect(api.receivedAt(address)).toHaveLength(requests);
};

beforeEach(() => {
  later(120_000);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  session.save(api.signIn('tamu'), false);
});
afterEach(() => {
  if (session.token() !== null) session.leave();
});

describe('the rights of the signed-in user', () => {
  it('follow a changed role, and notify the listeners once', async () => {
    const before = session.get();
    setPermissions('VIEW_ORDERAN');
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    later(5_000);
    await rereadAccess(freshness.navigation);
    later(5_000);
    await rereadAccess(freshness.navigation);
    stop();
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
    expect(session.get()).toMatchObject({
      token: before?.token,
      payload: { user_data: { role_name: 'Penjaga Toko' } },
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(api.receivedAt(address)).toHaveLength(2);
  });

  it('are not requested again while the login or the last response is recent enough', async () => {
    later(4_999);
    await reread(0);
    later(1);
    await rereadAccess(freshness.navigation);
    await reread(1);
    later(0);
    await reread(2, freshness.now);
  });

  it('are requested again after the clock was set back', async () => {
    later(-3_600_000);
    await reread(1);
  });

  it('are not requested right after a login, even if the clock was set back after an earlier request', async () => {
    await rereadAccess(freshness.now);
    session.leave();
    later(-3_600_000);
    session.save(api.signIn('tamu'), false);
    await reread(1);
  });

  it('are requested once, even if several callers ask at the same time', async () => {
    later(60_000);
    await Promise.all([1, 2, 3].map(() => rereadAccess(freshness.now)));
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it('are requested again after a role change during a request, whose late response does not count', async () => {
    setPermissions('VIEW_ORDERAN');
    const older = holdProfile();
    later(5_000);
    const reading = rereadAccess(freshness.navigation);
    await older.arrived();
    setPermissions('VIEW_PELAPAK');
    later(1);
    const again = rereadAccess(freshness.now, { joinsRunning: false });
    await vi.waitFor(() => expect(currentAccess()).toEqual(['VIEW_PELAPAK']));
    older.release();
    await Promise.all([reading, again]);
    expect(currentAccess()).toEqual(['VIEW_PELAPAK']);
  });

  it('are requested for a new session during a request of the session before', async () => {
    const older = holdProfile();
    const reading = rereadAccess(freshness.now);
    await older.arrived();
    session.leave();
    session.save(api.signIn('tamu'), false);
    setPermissions('VIEW_PELAPAK');
    const again = rereadAccess(freshness.now);
    await vi.waitFor(() => expect(currentAccess()).toEqual(['VIEW_PELAPAK']));
    older.release();
    await Promise.all([reading, again]);
    expect(currentAccess()).toEqual(['VIEW_PELAPAK']);
  });

  it('are not requested while no user is signed in', async () => {
    session.leave();
    await rereadAccess(freshness.now, { joinsRunning: false });
    expect(api.received).toEqual([]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['500', () => HttpResponse.json({ message: 'Gangguan' }, { status: 500 })],
    ['403', () => HttpResponse.json({ message: 'Ditolak' }, { status: 403 })],
    ['404 from a host without this call', () => new HttpResponse('<html>', { status: 404 })],
    ['a 200 without data', () => HttpResponse.json({ status_code: 200, data: null })],
    [
      'a user without access_role',
      () => HttpResponse.json({ status_code: 200, data: { user_data: { user_id: '1' } } }),
    ],
  ])('stay unchanged when the request fails: %s', async (_, answer) => {
    session.save(api.signIn('adminpelapak'), false);
    const before = session.get();
    api.server.use(http.get('*/backoffice/profile', answer));
    later(60_000);
    await rereadAccess(freshness.navigation);
    expect(session.get()).toBe(before);
    // A host that fails does not get a request at every navigation.
    await reread(1);
  });

  it.each([404, 405])('are requested once per session from a host that answers %s', async (status) => {
    session.save(api.signIn('adminpelapak'), false);
    api.server.use(http.get('*/backoffice/profile', () => new HttpResponse(null, { status })));
    for (const milliseconds of [60_000, 120_000]) {
      later(milliseconds);
      await rereadAccess(freshness.navigation);
    }
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it('end with the session when the user is deactivated', async () => {
    const tamu = found(api.rowsOf('member-list/user-admin'), ({ username }) => username === 'tamu');
    api.table('member-list/user-admin').put({ ...tamu, is_active: false });
    later(60_000);
    await rereadAccess(freshness.navigation);
    expect(session.get()).toBeNull();
    expect(endReason()).toBe('expired');
  });

  it('are not saved for another user who signs in before the response arrives', async () => {
    session.save(api.signIn('superadmin'), false);
    later(60_000);
    const reading = rereadAccess(freshness.navigation);
    session.leave();
    session.save(api.signIn('tamu'), false);
    await reading;
    expect(currentAccess()).toEqual([]);
  });
});
