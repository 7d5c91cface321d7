import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { roleTable } from '../../mocks/server/staffAccounts';
import { currentAccess } from '../../src/authProvider/currentAccess';
import { freshness, rereadAccess } from '../../src/authProvider/rereadAccess';
import { session } from '../../src/authProvider/session';
import { endReason } from '../support/endReason';

const api = createMockServer({ sellers: 1 });
const roles = roleTable(api.db.collections);
const address = 'GET users-services/api/v1/backoffice/profile';

/** The clock that freshness is measured by; each test begins a while after the one before. */
let now = Date.now();
const later = (milliseconds: number) => void (now += milliseconds);

const give = (...permissions: string[]) => {
  const role = roles.get('peran-tamu');
  if (role) roles.put({ ...role, name: 'Penjaga Toko', permissions });
};

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  later(120_000);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  if (session.token() !== null) session.leave();
  api.reset();
});
afterAll(() => api.server.close());

describe('what the signed-in user may do', () => {
  it('follows a changed role, and informs its listeners once', async () => {
    session.save(api.signIn('tamu'), false);
    const before = session.get();
    give('VIEW_ORDERAN');
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    later(freshness.navigation);
    await rereadAccess(freshness.navigation);
    later(freshness.navigation);
    await rereadAccess(freshness.navigation);
    stop();
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
    expect(session.get()?.payload.user_data.role_name).toBe('Penjaga Toko');
    expect(session.get()?.token).toEqual(before?.token);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(api.receivedAt(address)).toHaveLength(2);
  });

  it('is not asked again while the login, or the last answer, is new enough', async () => {
    session.save(api.signIn('tamu'), false);
    later(freshness.navigation - 1);
    await rereadAccess(freshness.navigation);
    expect(api.receivedAt(address)).toHaveLength(0);
    later(1);
    await rereadAccess(freshness.navigation);
    await rereadAccess(freshness.navigation);
    expect(api.receivedAt(address)).toHaveLength(1);
    later(freshness.refused);
    await rereadAccess(freshness.refused);
    expect(api.receivedAt(address)).toHaveLength(2);
  });

  it('is asked again after the clock was set back', async () => {
    session.save(api.signIn('tamu'), false);
    later(-3_600_000);
    await rereadAccess(freshness.navigation);
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it('is not asked right after a login because a session before it asked by a clock that was set back since', async () => {
    session.save(api.signIn('tamu'), false);
    await rereadAccess(freshness.refused);
    session.leave();
    later(-3_600_000);
    session.save(api.signIn('tamu'), false);
    await rereadAccess(freshness.navigation);
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it('is asked once, however many ask at the same time', async () => {
    session.save(api.signIn('tamu'), false);
    later(60_000);
    await Promise.all([1, 2, 3].map(() => rereadAccess(freshness.changed)));
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it('is not asked while nobody is signed in', async () => {
    await rereadAccess(freshness.changed);
    expect(api.received).toEqual([]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['500', () => HttpResponse.json({ message: 'Gangguan' }, { status: 500 })],
    ['403', () => HttpResponse.json({ message: 'Ditolak' }, { status: 403 })],
    ['404 from a host without this call', () => new HttpResponse('<html>', { status: 404 })],
    ['nothing inside', () => HttpResponse.json({ status_code: 200, data: null })],
    [
      'a user without access_role',
      () => HttpResponse.json({ status_code: 200, data: { user_data: { user_id: '1' } } }),
    ],
  ])('stays as it was when the question fails: %s', async (_, answer) => {
    session.save(api.signIn('adminpelapak'), false);
    const before = session.get();
    api.server.use(http.get('*/backoffice/profile', answer));
    later(60_000);
    await rereadAccess(freshness.navigation);
    expect(session.get()).toBe(before);
    // And a host that fails is not asked at every step.
    await rereadAccess(freshness.navigation);
    expect(api.receivedAt(address)).toHaveLength(1);
  });

  it.each([404, 405])(
    'is asked once a session of a host that does not know the question: %s',
    async (status) => {
      session.save(api.signIn('adminpelapak'), false);
      api.server.use(http.get('*/backoffice/profile', () => new HttpResponse(null, { status })));
      for (const milliseconds of [60_000, 120_000]) {
        later(milliseconds);
        await rereadAccess(freshness.navigation);
      }
      expect(api.receivedAt(address)).toHaveLength(1);
    },
  );

  it('ends with the session of the person who was deactivated', async () => {
    session.save(api.signIn('tamu'), false);
    const admins = api.db.collections.get('member-list/user-admin');
    const tamu = admins?.all().find(({ username }) => username === 'tamu');
    if (tamu) admins?.put({ ...tamu, is_active: false });
    later(60_000);
    await rereadAccess(freshness.navigation);
    expect(session.get()).toBeNull();
    expect(endReason()).toBe('expired');
  });

  it('is never given to a person who signed in meanwhile', async () => {
    session.save(api.signIn('superadmin'), false);
    later(60_000);
    const question = rereadAccess(freshness.navigation);
    session.leave();
    session.save(api.signIn('tamu'), false);
    await question;
    expect(currentAccess()).toEqual([]);
  });
});
