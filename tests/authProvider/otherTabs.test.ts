import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import type { UserInfo } from '../../src/dataProvider/wire';
import { dropTokenCookie, infoOf, listen, otherTab } from './userInfo';

const { ended, seen } = listen();
const { heard, say } = otherTab();
const clearStorage = () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
};

describe('a session that several tabs share', () => {
  it('informs the other tabs when it starts and ends, and ends when another tab ends it', async () => {
    session.save(infoOf('t'), false);
    session.leave();
    await vi.waitFor(() => expect(heard()).toEqual(['saved', 'left']));

    session.save(infoOf('t2'), false);
    seen.mockReset();
    // Plays the other tab when its user signs out.
    localStorage.clear();
    dropTokenCookie();
    say('left');
    await vi.waitFor(() => expect(seen.mock.calls).toEqual([[null]]));
  });

  it('ends if the message of another tab arrives before its cleared storage, but not by the storage alone', async () => {
    session.save(infoOf('t'), false);
    seen.mockReset();
    say('left');
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    clearStorage();
    expect(seen).toHaveBeenLastCalledWith(null);
    // Cleared storage without a message notifies no listener, so that drafts can be kept first.
    session.save(infoOf('t2'), false);
    seen.mockReset();
    clearStorage();
    expect(seen).not.toHaveBeenCalled();
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
    session.save(infoOf('t'), false);
    const before = session.id();
    say('left');
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    localStorage.setItem('user-info', JSON.stringify(infoOf('t2')));
    document.cookie = 'token=t2; Path=/';
    expect(session.id()).not.toBe(before);
  });

  it('reports why another tab ended it, and does not clear the storage', async () => {
    session.save(infoOf('t'), false);
    say('expired');
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['expired', true]]));
    expect(session.token()).toBe('t');
  });
});
