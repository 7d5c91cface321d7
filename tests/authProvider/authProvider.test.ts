import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { menu } from '../../src/areas';
import { createAuthProvider } from '../../src/authProvider';
import { session } from '../../src/authProvider/session';
import { ApiError } from '../../src/dataProvider/serverErrors';
import { areasOf } from '../../src/menu/area';
import { startApi } from '../mocks/api';
import { gate } from '../support/gate';

const api = startApi();
const authProvider = createAuthProvider(areasOf(menu));
const login = (username: string, password = 'rahasia123', remember = false) =>
  authProvider.login({ username, password, remember }) as Promise<void>;
const logout = () => authProvider.logout({});

afterEach(() => {
  if (session.token() !== null) session.leave();
});

describe('login (specification §4, §7)', () => {
  it('sends user name and password without a token, and keeps the session of the response', async () => {
    await login('superadmin');
    expect(api.received).toHaveLength(1);
    const [call] = api.receivedAt('POST users-services/api/v1/backoffice/login');
    expect(call?.headers.get('Authorization')).toBeNull();
    await vi.waitFor(() => expect(call?.body).toEqual({ username: 'superadmin', password: 'rahasia123' }));
    expect(session.get()?.payload.user_data.role_name).toBe('Super Admin');
  });

  it('keeps nothing when the server refuses, and rejects with its sentence in an ApiError', async () => {
    const refusal = login('superadmin', 'salah12345');
    await expect(refusal).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Username atau password tidak cocok. Periksa kembali, lalu coba lagi.',
    });
    await expect(refusal).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('logout (specification §4, reading 14)', () => {
  it('clears the session at once, and sends the logout with the old token', async () => {
    await login('superadmin');
    const token = session.token();
    await expect(logout()).resolves.toBe(false);
    expect(session.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    await vi.waitFor(() => expect(api.receivedAt('POST users-services/api/v1/logout')).toHaveLength(1));
    expect(api.received.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('sends one request, even if it is called several times', async () => {
    await login('superadmin');
    await Promise.all([logout(), logout(), logout()]);
    await vi.waitFor(() => expect(api.receivedAt('POST api/v1/logout')).toHaveLength(1));
    await logout();
    expect(api.receivedAt('POST api/v1/logout')).toHaveLength(1);
  });

  it('does not sign out a user who signs in before the server has answered', async () => {
    const { passed, open } = gate();
    const answered = vi.fn();
    api.server.use(
      http.post('*/api/v1/logout', async () => {
        await passed;
        answered();
        return HttpResponse.json({ status_code: 401 }, { status: 401 });
      }),
    );
    await login('superadmin');
    await logout();
    await login('pengamat');
    open();
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(session.get()?.payload.user_data.role_name).toBe('Pengamat');
  });
});

describe('the methods that react-admin calls', () => {
  it('end no session by themselves: it has ended before, or a refusal leaves it as it is', async () => {
    await login('superadmin');
    for (const error of [new ApiError('forbidden', '', 403), new ApiError('expired', '', 401)])
      await expect(authProvider.checkError(error)).resolves.toBeUndefined();
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    session.leave();
    await expect(authProvider.checkAuth({})).rejects.toThrow('errors.expired');
    await logout();
    expect(api.receivedAt('POST api/v1/logout')).toHaveLength(0);
  });

  it('return identity and permissions from the session, without a request', async () => {
    await login('adminpelapak');
    const { user_id, full_name, email, role_name } = session.get()?.payload.user_data ?? {};
    const requests = api.received.length;
    await expect(authProvider.getIdentity?.()).resolves.toEqual({
      id: user_id,
      fullName: full_name,
      email,
      roleName: role_name,
    });
    await expect(authProvider.getPermissions?.({})).resolves.toEqual(['VIEW_DASHBOARD', 'MANAGE_PELAPAK']);
    expect(api.received).toHaveLength(requests);
  });

  it('return no identity, no permission and no access without a session', async () => {
    await expect(authProvider.getIdentity?.()).rejects.toThrow();
    await expect(authProvider.getPermissions?.({})).resolves.toEqual([]);
    await expect(authProvider.canAccess?.({ resource: 'orders', action: 'list' })).resolves.toBe(false);
  });

  it.each([
    ['adminpelapak', 'member-list/seller', 'delete', true],
    ['adminpelapak', 'orders', 'list', false],
    ['pengamat', 'member-list/seller', 'edit', false],
    ['keuangan', 'top-up', 'edit', true],
    ['keuangan', 'report-transaction', 'edit', false],
    ['superadmin', 'no such resource', 'list', false],
    ['tamu', 'dashboard', 'list', false],
  ])('canAccess for %s on %s, action %s: %s', async (username, resource, action, allowed) => {
    session.save(api.signIn(username), false);
    await expect(authProvider.canAccess?.({ resource, action })).resolves.toBe(allowed);
  });
});
