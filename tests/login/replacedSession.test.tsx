import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { fillStorage } from '../support/browserStorage';
import { openLogin, signIn, startLoginServer } from './loginPage';

const api = startLoginServer();
const signInAs = (account: string, secret = 'rahasia123') => signIn(openLogin(), account, secret);
const isAlive = (token: string) => api.db.tokens.get(api.db.hashing.digest(token)) !== undefined;
const logouts = () => api.receivedAt('POST users-services/api/v1/logout');
const role = () => session.get()?.payload.user_data.role_name;

describe('a login over a session', () => {
  it('ends the token of the session that it replaces', async () => {
    session.save(api.signIn('tamu'), false);
    const replaced = session.token() ?? '';
    expect(isAlive(replaced)).toBe(true);
    await signInAs('superadmin');
    await screen.findByText('Berhasil Melakukan Login');
    await waitFor(() => expect(isAlive(replaced)).toBe(false));
    expect(role()).toBe('Super Admin');
    const [logout, ...more] = logouts();
    expect(logout?.headers.get('Authorization')).toBe(`Bearer ${replaced}`);
    expect(more).toEqual([]);
    expect(isAlive(session.token() ?? '')).toBe(true);
  });

  it('ends the token of a session whose user-info is gone', async () => {
    const { access_token } = api.signIn('tamu').token;
    document.cookie = `token=${access_token}; Path=/`;
    await signInAs('superadmin');
    await screen.findByText('Berhasil Melakukan Login');
    await waitFor(() => expect(isAlive(access_token)).toBe(false));
  });

  it.each([
    ['refuses to end the old token', () => HttpResponse.json({ message: 'Unauthorize' }, { status: 401 })],
    ['never answers', () => delay('infinite') as Promise<never>],
  ])('keeps the new session without a wait when the server %s', async (_, answer) => {
    const whenGivenUp = vi.fn();
    api.server.use(
      http.post('*/users-services/api/v1/logout', ({ request }) => {
        request.signal.addEventListener('abort', whenGivenUp);
        return answer();
      }),
    );
    session.save(api.signIn('tamu'), false);
    await signInAs('superadmin');
    await screen.findByText('Berhasil Melakukan Login');
    await waitFor(() => expect(logouts()).toHaveLength(1));
    expect(whenGivenUp).not.toHaveBeenCalled();
    expect(role()).toBe('Super Admin');
    expect(screen.queryByText('Sesi Sudah Habis Silahkan Login Kembali!')).toBeNull();
  });

  it('keeps the current session when the new login fails', async () => {
    session.save(api.signIn('tamu'), false);
    await signInAs('superadmin', 'salah1234');
    await screen.findByText('Username atau password tidak cocok. Periksa kembali, lalu coba lagi.');
    expect(role()).toBe('Tamu');
    expect(logouts()).toEqual([]);
  });

  it('keeps the current session and ends the new one when the storage has no room for it', async () => {
    session.save(api.signIn('tamu'), false);
    const current = session.token();
    fillStorage(localStorage.getItem('user-info')?.length);
    await signInAs('superadmin');
    await screen.findByText(/^Penyimpanan browser penuh/);
    expect(role()).toBe('Tamu');
    await waitFor(() => expect(logouts()).toHaveLength(1));
    const digests = api.db.tokens.all().map(({ id }) => id);
    expect(digests).toEqual([api.db.hashing.digest(current ?? '')]);
  });
});
