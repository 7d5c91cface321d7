import { entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { drafts } from '../../../src/form/drafts/drafts';

const signIn = (userId: string) => {
  const user = { user_id: userId, full_name: 'Ratna', email: '', role_name: '', access_role: [] };
  session.save({ token: { access_token: `token-of-${userId}` }, payload: { user_data: user } }, false);
};
const expire = () => session.expire(session.token() ?? '');
const path = '/dashboard/member-list/seller/create';
const keep = (values: Record<string, string>) => drafts.keep('ratna', { path, to: `${path}?a=b`, values });

beforeEach(() => {
  vi.useFakeTimers();
  signIn('ratna');
});
afterEach(() => {
  if (session.token() !== null) session.leave();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is kept when the session expires, and only for its own path', () => {
    keep({ fullName: 'Sari' });
    expire();
    expect(drafts.newest()).toBeNull();
    signIn('ratna');
    expect(drafts.at(path)).toMatchObject({ to: `${path}?a=b`, values: { fullName: 'Sari' } });
    expect(drafts.at('/dashboard/orders')).toBeNull();
  });

  it('is kept when the cookie has expired and the session no longer names its owner', () => {
    document.cookie = 'token=; Max-Age=0; Path=/';
    keep({ fullName: 'Sari' });
    signIn('ratna');
    expect(drafts.at(path)?.values).toEqual({ fullName: 'Sari' });
  });

  it('is replaced by a newer draft of the same form', () => {
    keep({ fullName: 'Sari' });
    keep({ fullName: 'Wulan' });
    expect(drafts.at(path)?.values).toEqual({ fullName: 'Wulan' });
    drafts.discard(path);
    expect(drafts.newest()).toBeNull();
  });

  it('is kept beside that of another form, and discarded alone', () => {
    keep({ fullName: 'Sari' });
    const note = '/dashboard/orders/order-1/show#new-note-order-1';
    drafts.keep('ratna', { path: note, to: note, values: { text: 'Sudah ditelepon' } });
    expect(drafts.at(path)?.values).toEqual({ fullName: 'Sari' });
    expect(drafts.newest()?.path).toBe(note);
    drafts.discard(note);
    expect(drafts.newest()?.path).toBe(path);
  });

  it('is deleted at the end of its lifetime', () => {
    keep({ fullName: 'Sari' });
    // A quarter of an hour, less a millisecond.
    vi.advanceTimersByTime(899_999);
    expect(drafts.newest()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(drafts.newest()).toBeNull();
  });

  it('is deleted when another user signs in, and by Keluar, and does not return', () => {
    keep({ fullName: 'Sari' });
    expire();
    signIn('bagas');
    expect(drafts.newest()).toBeNull();
    signIn('ratna');
    expect(drafts.newest()).toBeNull();
    keep({ fullName: 'Sari' });
    session.leave();
    signIn('ratna');
    expect(drafts.newest()).toBeNull();
  });

  it('is kept in no storage, no cookie and no IndexedDB', async () => {
    // A request to IndexedDB is answered only by the real clock.
    vi.useRealTimers();
    keep({ fullName: 'Sari' });
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage));
    expect(`${stored.join()}${document.cookie}`).not.toContain('Sari');
    expect(JSON.stringify(await entries())).not.toContain('Sari');
  });
});
