import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentAccess } from '../../src/authProvider/currentAccess';
import { currentUser } from '../../src/authProvider/currentUser';
import { session } from '../../src/authProvider/session';
import type { UserInfo } from '../../src/dataProvider/wire';

const infoOf = (token: string, access = ['VIEW_DASHBOARD']): UserInfo => ({
  token: { access_token: token },
  payload: {
    user_data: {
      user_id: '7',
      full_name: 'Siti Rahmawati',
      email: 'siti@kantor.example',
      role_name: 'Admin',
      access_role: access.map((value) => ({ access: value })),
    },
  },
});

const dropTokenCookie = () => (document.cookie = 'token=; Path=/; Max-Age=0');
const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

afterEach(() => {
  if (session.token() !== null) session.leave();
  localStorage.clear();
  dropTokenCookie();
});

describe('session (specification §3, §4, §9)', () => {
  it('keeps user-info and the token cookie, and is signed in by both', () => {
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

  it('is over when the cookie lapsed, clears what it left behind, and says that it expired', async () => {
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

  it('is found to have lapsed by the first read, and ends after that read', async () => {
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

  it('keeps nothing where the browser refuses the cookie, and expires later for nobody', async () => {
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

  it('is not taken for lapsed while the storage that another tab cleared still arrives', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    session.save(infoOf('t'), false);
    dropTokenCookie();
    window.dispatchEvent(new Event('focus'));
    localStorage.clear();
    // The next one, kept by the other tab: its storage arrives after its word.
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
    ['no JSON', '{'],
    ['null', 'null'],
    ['a shape of long ago', '{"token":"t"}'],
    ['a user without names', '{"token":{"access_token":"t"},"payload":{"user_data":{"access_role":[]}}}'],
    ['a damaged access list', JSON.stringify(infoOf('t')).replace('{"access":"VIEW_DASHBOARD"}', 'null')],
  ])('takes %s in user-info for no session', (_, raw) => {
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
    expect(session.endReason()).toBe('left');
  });

  it('ends once for six late answers of one token, and not for the token of a session before', () => {
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

  it('still exists while it is about to end, so that a draft can be kept under its user', () => {
    session.save(infoOf('t'), false);
    let name = '';
    const stop = session.onEnd(() => (name = currentUser().full_name));
    session.leave();
    expect(name).toBe('Siti Rahmawati');
    expect(currentUser().full_name).toBe('');
    stop();
  });

  it('informs the other tabs, and hears of them', async () => {
    const other = new BroadcastChannel('session');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    session.save(infoOf('t'), false);
    session.leave();
    await vi.waitFor(() => expect(heard).toEqual(['saved', 'left']));

    session.save(infoOf('t2'), false);
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.get()));
    // What the other tab does when its user leaves.
    localStorage.clear();
    dropTokenCookie();
    other.postMessage('left');
    await vi.waitFor(() => expect(seen).toEqual([null]));
    stop();
    other.close();
  });

  it('is over as well when what another tab has cleared arrives later than the word of it', async () => {
    const other = new BroadcastChannel('session');
    session.save(infoOf('t'), false);
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.get()));
    other.postMessage('left');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(seen.at(-1)).toBeNull();
    // Nor does the storage end by itself what nobody has told the end of: drafts come first.
    session.save(infoOf('t2'), false);
    const { length } = seen;
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(seen).toHaveLength(length);
    stop();
    other.close();
  });

  it('says why it ended in another tab, where a draft is kept too, and clears nothing of the person who came after', async () => {
    const other = new BroadcastChannel('session');
    session.save(infoOf('t'), false);
    const reasons: unknown[] = [];
    const stop = session.onEnd((...told) => reasons.push(told));
    other.postMessage('expired');
    await vi.waitFor(() => expect(reasons).toEqual([['expired', true]]));
    expect(session.endReason()).toBe('expired');
    expect(session.token()).toBe('t');
    stop();
    other.close();
  });

  it('notes the first visit once per session', () => {
    session.save(infoOf('t'), false);
    expect([session.takeFirstLoad(), session.takeFirstLoad()]).toEqual([true, false]);
    session.leave();
    session.save(infoOf('t'), false);
    expect(session.takeFirstLoad()).toBe(true);
  });

  it('hands out the same access list while nothing changed, and the new one at once when it did', () => {
    session.save(infoOf('t', ['VIEW_PELAPAK']), false);
    const before = currentAccess();
    expect(currentAccess()).toBe(before);
    session.save(infoOf('t', ['MANAGE_PELAPAK']), false);
    expect(currentAccess()).toEqual(['MANAGE_PELAPAK']);
    session.leave();
    expect(currentAccess()).toEqual([]);
  });
});
