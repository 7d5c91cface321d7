import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import type { UserInfo } from '../../src/dataProvider/wire';
import { dropTokenCookie, infoOf } from './userInfo';

afterEach(() => {
  session.leave();
});

describe('a session that several tabs share', () => {
  it('informs the other tabs when it starts and ends, and ends when another tab ends it', async () => {
    const other = new BroadcastChannel('session');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    session.save(infoOf('t'), false);
    session.leave();
    await vi.waitFor(() => expect(heard).toEqual(['saved', 'left']));

    session.save(infoOf('t2'), false);
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.get()));
    // Plays the other tab when its user signs out.
    localStorage.clear();
    dropTokenCookie();
    other.postMessage('left');
    await vi.waitFor(() => expect(seen).toEqual([null]));
    stop();
    other.close();
  });

  it('ends if the message of another tab arrives before its cleared storage, but not by the storage alone', async () => {
    const other = new BroadcastChannel('session');
    session.save(infoOf('t'), false);
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.get()));
    other.postMessage('left');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(seen.at(-1)).toBeNull();
    // Cleared storage without a message notifies no listener, so that drafts can be kept first.
    session.save(infoOf('t2'), false);
    const { length } = seen;
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(seen).toHaveLength(length);
    stop();
    other.close();
  });

  it('continues when the same person signs in in another tab, and does not for another person or after its end', () => {
    const store = (info: UserInfo) => {
      document.cookie = `token=${info.token.access_token}; Path=/`;
      localStorage.setItem('user-info', JSON.stringify(info));
    };
    const another = infoOf('t3');
    another.payload.user_data.user_id = '8';

    session.save(infoOf('t'), false);
    const first = session.id();
    store(infoOf('t2', ['VIEW_PELAPAK']));
    expect(session.id()).toBe(first);
    expect(session.token()).toBe('t2');
    store(another);
    const second = session.id();
    expect(second).not.toBe(first);
    session.leave();
    expect(session.id()).toBeNull();
    store(another);
    expect([null, first, second]).not.toContain(session.id());
  });

  it('does not continue after another tab has ended it, even while the storage still contains it', async () => {
    const other = new BroadcastChannel('session');
    session.save(infoOf('t'), false);
    const before = session.id();
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    other.postMessage('left');
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    localStorage.setItem('user-info', JSON.stringify(infoOf('t2')));
    document.cookie = 'token=t2; Path=/';
    expect(session.id()).not.toBe(before);
    stop();
    other.close();
  });

  it('reports why another tab ended it, and does not clear the storage', async () => {
    const other = new BroadcastChannel('session');
    session.save(infoOf('t'), false);
    const reasons: unknown[] = [];
    const stop = session.onEnd((...told) => reasons.push(told));
    other.postMessage('expired');
    await vi.waitFor(() => expect(reasons).toEqual([['expired', true]]));
    expect(session.token()).toBe('t');
    stop();
    other.close();
  });
});
