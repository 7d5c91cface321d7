import { describe, expect, it, vi } from 'vitest';
import { currentAccess } from '../../src/authProvider/currentUser';
import { session } from '../../src/authProvider/session';
import { fillStorage, restoreStorage } from '../support/browserStorage';
import { cookies, dropTokenCookie, infoOf, listen, otherTab } from './userInfo';

const { ended } = listen();
const { heard } = otherTab();

describe('the session when the storage is full', () => {
  it('is not saved, and the session before stays as it is', () => {
    session.save(infoOf('before'), true);
    const written = vi.spyOn(document, 'cookie', 'set');
    fillStorage(localStorage.getItem('user-info')?.length);
    expect(session.save(infoOf('t', ['VIEW_DASHBOARD', 'VIEW_ORDERAN']), false)).toBe('full');
    expect(session.get()).toEqual(infoOf('before'));
    expect(written.mock.calls.filter(([cookie]) => cookie.startsWith('token='))).toEqual([]);
  });

  it('is not saved, and of a session before that cannot be written again nothing is left', async () => {
    vi.useFakeTimers();
    session.save(infoOf('before', ['MANAGE_PELAPAK']), false);
    expect(session.token()).toBe('before');
    fillStorage();
    expect(session.save(infoOf('t'), false)).toBe('full');
    expect(session.get()).toBeNull();
    expect(cookies()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(session.isStored()).toBe(true);
    // The login form shows why, so this tab does not say that the session has expired.
    await vi.runAllTimersAsync();
    expect(ended).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is saved if it fits after the old user-info is removed', () => {
    session.save(infoOf('t', ['VIEW_PELAPAK']), false);
    // The new text fits only after the old one is removed.
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      expect(localStorage.getItem('user-info')).not.toBeNull();
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(session.save(infoOf('t', ['VIEW_ORDERAN']), false)).toBe('kept');
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
  });

  it('uses renewed rights at once, and removes the old ones from the storage', async () => {
    session.save(infoOf('t', ['MANAGE_PELAPAK', 'VIEW_ORDERAN']), false);
    fillStorage();
    session.renew(infoOf('t', ['VIEW_ORDERAN']).payload.user_data, 't');
    expect(currentAccess()).toEqual(['VIEW_ORDERAN']);
    expect(session.token()).toBe('t');
    expect(session.isStored()).toBe(false);
    expect(localStorage.getItem('user-info')).toBeNull();
    // The other tabs read the storage, so a message makes them keep their drafts and ask for a login.
    await vi.waitFor(() => expect(heard()).toEqual(['saved', 'unstored']));

    restoreStorage();
    session.renew(infoOf('t', ['VIEW_DRIVER']).payload.user_data, 't');
    expect(session.isStored()).toBe(true);
    expect(currentAccess()).toEqual(['VIEW_DRIVER']);
  });

  it('ends as usual when the cookie expires, even if only this page has it', async () => {
    session.save(infoOf('t', ['MANAGE_PELAPAK']), false);
    fillStorage();
    session.renew(infoOf('t', ['VIEW_ORDERAN']).payload.user_data, 't');
    dropTokenCookie();
    expect(session.get()).toBeNull();
    await vi.waitFor(() => expect(ended.mock.calls).toEqual([['expired', false]]));
    expect(session.isStored()).toBe(true);
  });
});
