import { describe, expect, it, vi } from 'vitest';
import { currentAccess, currentUser } from '../../src/authProvider/currentUser';
import { session } from '../../src/authProvider/session';
import { endReason } from '../support/endReason';
import { cookies, dropTokenCookie, infoOf, listen } from './userInfo';

const { ended, seen } = listen();
const focus = () => window.dispatchEvent(new Event('focus'));

describe('session (specification §3, §4, §9)', () => {
  it('saves user-info and the token cookie, and reads the token back', () => {
    session.save(infoOf('a token; with=odd signs'), false);
    expect(JSON.parse(localStorage.getItem('user-info') ?? '')).toEqual(infoOf('a token; with=odd signs'));
    expect(cookies()).toEqual([`token=${encodeURIComponent('a token; with=odd signs')}`]);
    expect(session.token()).toBe('a token; with=odd signs');
    expect(session.get()).toBe(session.get());
  });

  it.each([
    ['1 day', false, 86_400],
    ['365 days with Selalu ingat', true, 31_536_000],
  ])('lasts %s', (_, remember, seconds) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    session.save(infoOf('t'), remember);
    expect(written).toHaveBeenCalledWith(`token=t; Path=/; Max-Age=${seconds}; SameSite=Strict`);
  });

  it('sends its cookie over https only, once the product is served by https', () => {
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    vi.stubGlobal('location', { protocol: 'https:' });
    session.save(infoOf('t'), false);
    session.leave();
    vi.unstubAllGlobals();
    expect(written.mock.calls.length).toBeGreaterThan(0);
    for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
  });

  it('is null at the first read after the cookie expired; then it ends, clears user-info, and reports it once', async () => {
    session.save(infoOf('t'), false);
    dropTokenCookie();
    expect([session.get(), session.token()]).toEqual([null, null]);
    expect(ended).not.toHaveBeenCalled();
    focus();
    focus();
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['expired', false]]));
    expect(localStorage.getItem('user-info')).toBeNull();
  });

  it.each([
    ['all data of the site', () => (localStorage.clear(), dropTokenCookie())],
    ['user-info alone', () => localStorage.clear()],
  ])('ends as expired, once and after a delay, when somebody deletes %s', async (_, deleteData) => {
    session.save(infoOf('t'), false);
    expect(session.token()).toBe('t');
    seen.mockReset();
    deleteData();
    focus();
    focus();
    expect(session.get()).toBeNull();
    // No page may close before it has kept its draft.
    expect(seen).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(ended.mock.calls).toEqual([['expired', false]]);
    expect(cookies()).toEqual([]);
  });

  it('saves nothing if the browser refuses the cookie, and reports no expiry later', async () => {
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    session.save(infoOf('x'.repeat(5000)), false);
    written.mockRestore();
    expect(session.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
    focus();
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not expire when another tab ends it and starts the next one', async () => {
    vi.useFakeTimers();
    session.save(infoOf('t'), false);
    dropTokenCookie();
    focus();
    localStorage.clear();
    // The other tab saves the next session; its storage event arrives last.
    seen.mockReset();
    document.cookie = 'token=t2; Path=/';
    const raw = JSON.stringify(infoOf('t2'));
    localStorage.setItem('user-info', raw);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-info', newValue: raw }));
    expect(seen.mock.calls).toEqual([['t2']]);
    await vi.runAllTimersAsync();
    expect(ended).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it.each([
    ['a cookie of another token', 'token=other'],
    ['a cookie that does not decode', 'token=%E0%A4%A'],
  ])('is not signed in with %s', (_, cookie) => {
    session.save(infoOf('t'), false);
    document.cookie = `${cookie}; Path=/`;
    expect(session.get()).toBeNull();
  });

  it.each([
    ['text that is not JSON', '{'],
    ['null', 'null'],
    ['the format of an older version', '{"token":"t"}'],
    ['a user without names', '{"token":{"access_token":"t"},"payload":{"user_data":{"access_role":[]}}}'],
    ['a damaged access list', JSON.stringify(infoOf('t')).replace('{"access":"VIEW_DASHBOARD"}', 'null')],
  ])('is null if user-info holds %s', (_, raw) => {
    session.save(infoOf('t'), false);
    localStorage.setItem('user-info', raw);
    expect(session.get()).toBeNull();
  });

  it('clears cookies, local and session storage when it ends', () => {
    session.save(infoOf('t'), true);
    expect(session.takeFirstLoad()).toBe(true);
    localStorage.setItem('anything', '1');
    sessionStorage.setItem('anything', '1');
    session.leave();
    expect(cookies()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(endReason()).toBe('left');
  });

  it('ends once for six expired responses with its token, and ignores those with an older token', () => {
    session.save(infoOf('old'), false);
    for (let answer = 0; answer < 6; answer++) session.expire('old');
    expect(ended.mock.calls).toEqual([['expired', false]]);

    session.save(infoOf('new'), false);
    session.expire('old');
    expect(session.token()).toBe('new');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('can still be read in onEnd, so that a draft can be kept for its user', () => {
    session.save(infoOf('t'), false);
    let name = '';
    ended.mockImplementation(() => (name = currentUser().full_name));
    session.leave();
    expect(name).toBe('Siti Rahmawati');
    expect(currentUser().full_name).toBe('');
  });

  it('reports the first load once per session, also for a session that replaces another one', () => {
    session.save(infoOf('t'), false);
    expect([session.takeFirstLoad(), session.takeFirstLoad()]).toEqual([true, false]);
    session.save(infoOf('t2'), false);
    expect(session.takeFirstLoad()).toBe(true);
    session.leave();
    session.save(infoOf('t'), false);
    expect(session.takeFirstLoad()).toBe(true);
  });

  it('returns the same access list until it changes, and then the new one at once', () => {
    session.save(infoOf('t', ['VIEW_PELAPAK']), false);
    const before = currentAccess();
    expect(currentAccess()).toBe(before);
    session.save(infoOf('t', ['MANAGE_PELAPAK']), false);
    expect(currentAccess()).toEqual(['MANAGE_PELAPAK']);
    session.leave();
    expect(currentAccess()).toEqual([]);
  });
});
