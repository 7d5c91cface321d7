import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { dropTokenCookie, infoOf } from './userInfo';

afterEach(() => {
  if (session.token() !== null) session.leave();
  localStorage.clear();
  dropTokenCookie();
});

describe('a session that several tabs share', () => {
  it('informs the other tabs, and is informed by them', async () => {
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
    expect(session.token()).toBe('t');
    stop();
    other.close();
  });
});
