import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentAccess, currentUser } from '../../src/authProvider/currentUser';
import { session } from '../../src/authProvider/session';
import { endReason } from '../support/endReason';
import { dropTokenCookie, infoOf } from './userInfo';

const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

afterEach(() => {
  session.leave();
});

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

  it('ends when the cookie has expired, clears user-info, and reports the expiry once', async () => {
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('t'), false);
    dropTokenCookie();
    expect(session.get()).toBeNull();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    expect(ended.mock.calls).toEqual([['expired', false]]);
    expect(localStorage.getItem('user-info')).toBeNull();
    stop();
  });

  it.each([
    ['all data of the site', () => (localStorage.clear(), dropTokenCookie())],
    ['user-info alone', () => localStorage.clear()],
  ])('ends as expired, once and after a delay, when somebody deletes %s', async (_, deleteData) => {
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('t'), false);
    expect(session.token()).toBe('t');
    const seen = vi.fn();
    const unsubscribe = session.subscribe(seen);
    deleteData();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    expect(session.get()).toBeNull();
    // No page may close before it has kept its draft.
    expect(seen).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(ended.mock.calls).toEqual([['expired', false]]);
    expect(cookies()).toEqual([]);
    stop();
    unsubscribe();
  });

  it('is null at the first read after the cookie expired, and ends after that read', async () => {
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('t'), false);
    dropTokenCookie();
    expect(session.get()).toBeNull();
    expect(session.token()).toBeNull();
    expect(ended).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['expired', false]]));
    expect(localStorage.getItem('user-info')).toBeNull();
    stop();
  });

  it('saves nothing if the browser refuses the cookie, and reports no expiry later', async () => {
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    session.save(infoOf('x'.repeat(5000)), false);
    written.mockRestore();
    expect(session.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('does not expire when another tab ends it and starts the next one', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('t'), false);
    dropTokenCookie();
    window.dispatchEvent(new Event('focus'));
    localStorage.clear();
    // The other tab saves the next session; its storage event arrives last.
    const seen: unknown[] = [];
    const unsubscribe = session.subscribe(() => seen.push(session.token()));
    document.cookie = 'token=t2; Path=/';
    const raw = JSON.stringify(infoOf('t2'));
    localStorage.setItem('user-info', raw);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-info', newValue: raw }));
    expect(seen).toEqual(['t2']);
    await vi.runAllTimersAsync();
    expect(ended).not.toHaveBeenCalled();
    vi.useRealTimers();
    stop();
    unsubscribe();
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
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('old'), false);
    for (let answer = 0; answer < 6; answer++) session.expire('old');
    expect(ended.mock.calls).toEqual([['expired', false]]);

    session.save(infoOf('new'), false);
    session.expire('old');
    expect(session.token()).toBe('new');
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it('can still be read in onEnd, so that a draft can be kept for its user', () => {
    session.save(infoOf('t'), false);
    let name = '';
    const stop = session.onEnd(() => (name = currentUser().full_name));
    session.leave();
    expect(name).toBe('Siti Rahmawati');
    expect(currentUser().full_name).toBe('');
    stop();
  });

  it('reports the first load once per session', () => {
    session.save(infoOf('t'), false);
    expect([session.takeFirstLoad(), session.takeFirstLoad()]).toEqual([true, false]);
    session.leave();
    session.save(infoOf('t'), false);
    expect(session.takeFirstLoad()).toBe(true);
  });

  it('reports the first load again for a session that replaces another one', () => {
    session.save(infoOf('replaced'), false);
    session.takeFirstLoad();
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
