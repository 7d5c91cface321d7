import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { draftLifetime, drafts } from '../../../src/widgets/form/drafts';

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
  it('survives the end of an expired session, and waits at its own address', () => {
    keep({ fullName: 'Sari' });
    expire();
    expect(drafts.newest()).toBeNull();
    signIn('ratna');
    expect(drafts.at(path)).toMatchObject({
      to: `${path}?a=b`,
      values: { fullName: 'Sari' },
    });
    expect(drafts.at('/dashboard/orders')).toBeNull();
  });

  it('survives the lapse of the cookie, when the session no longer names its owner', () => {
    document.cookie = 'token=; Max-Age=0; Path=/';
    keep({ fullName: 'Sari' });
    signIn('ratna');
    expect(drafts.at(path)?.values).toEqual({ fullName: 'Sari' });
  });

  it('gives way to a newer one of the same form', () => {
    keep({ fullName: 'Sari' });
    keep({ fullName: 'Wulan' });
    expect(drafts.at(path)?.values).toEqual({ fullName: 'Wulan' });
    drafts.discard(path);
    expect(drafts.newest()).toBeNull();
  });

  it('is forgotten after a quarter of an hour', () => {
    keep({ fullName: 'Sari' });
    vi.advanceTimersByTime(draftLifetime - 1);
    expect(drafts.newest()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(drafts.newest()).toBeNull();
  });

  it('is forgotten as soon as someone else signs in, for good', () => {
    keep({ fullName: 'Sari' });
    expire();
    signIn('bagas');
    expect(drafts.newest()).toBeNull();
    signIn('ratna');
    expect(drafts.newest()).toBeNull();
  });

  it('is forgotten on Keluar', () => {
    keep({ fullName: 'Sari' });
    session.leave();
    signIn('ratna');
    expect(drafts.newest()).toBeNull();
  });

  it('is kept nowhere but in memory', () => {
    keep({ fullName: 'Sari' });
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values<string>(storage));
    expect(`${stored.join()}${document.cookie}`).not.toContain('Sari');
  });
});
