import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentAccess } from '../../src/authProvider/currentAccess';
import { session } from '../../src/authProvider/session';
import { fillStorage } from '../support/browserStorage';
import { dropTokenCookie, infoOf } from './userInfo';

const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

afterEach(() => {
  if (session.token() !== null) session.leave();
});

describe('the session in a full storage', () => {
  it('is kept by both, or by neither where the storage is full, whatever was there before', () => {
    session.save(infoOf('before', ['MANAGE_PELAPAK']), false);
    fillStorage();
    expect(session.save(infoOf('t'), false)).toBe('full');
    expect(session.get()).toBeNull();
    expect(cookies()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(session.isStored()).toBe(true);
  });

  it('makes room for itself by what it replaces', () => {
    session.save(infoOf('t', ['VIEW_PELAPAK']), false);
    // As full as it gets: a write fits once the text before it is gone.
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      expect(localStorage.getItem('user-info')).not.toBeNull();
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(session.save(infoOf('t', ['VIEW_ORDERAN']), false)).toBe('kept');
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
  });

  it('takes renewed rights at once where the storage is full, and leaves the old ones nowhere', async () => {
    const other = new BroadcastChannel('session');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    session.save(infoOf('t', ['MANAGE_PELAPAK', 'VIEW_ORDERAN']), false);
    fillStorage();
    session.renew(infoOf('t', ['VIEW_ORDERAN']).payload.user_data, 't');
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
    expect(session.token()).toBe('t');
    expect(session.isStored()).toBe(false);
    expect(localStorage.getItem('user-info')).toBeNull();
    // The other tabs read the storage: they are told, keep their drafts, and ask for a login.
    await vi.waitFor(() => expect(heard).toEqual(['saved', 'expired']));
    other.close();

    vi.restoreAllMocks();
    session.renew(infoOf('t', ['VIEW_DRIVER']).payload.user_data, 't');
    expect(session.isStored()).toBe(true);
    expect(currentAccess()).toEqual(['VIEW_DRIVER']);
  });

  it('of this page alone ends like any other', async () => {
    session.save(infoOf('t', ['MANAGE_PELAPAK']), false);
    fillStorage();
    session.renew(infoOf('t', ['VIEW_ORDERAN']).payload.user_data, 't');
    const ended = vi.fn();
    const stop = session.onEnd(ended);
    dropTokenCookie();
    expect(session.get()).toBeNull();
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['expired', false]]));
    expect(session.isStored()).toBe(true);
    stop();
  });
});
