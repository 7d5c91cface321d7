import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import type { UserInfo } from '../../src/dataProvider/wire';

/** The response of the server to a login. */
export const infoOf = (token: string, access = ['VIEW_DASHBOARD']): UserInfo => ({
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

export const dropTokenCookie = () => (document.cookie = 'token=; Path=/; Max-Age=0');

export const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

/** What the listeners of the session hear in each test, which ends with it. */
export const listen = () => {
  /** Hears why the session ends, and whether another tab ended it. */
  const ended = vi.fn();
  /** Hears that the session changed. */
  const seen = vi.fn();
  let stop: (() => void)[] = [];
  beforeEach(() => {
    for (const heard of [ended, seen]) heard.mockReset();
    stop = [session.onEnd(ended), session.subscribe(() => void seen(session.token()))];
  });
  afterEach(() => {
    for (const one of stop) one();
    session.leave();
  });
  return { ended, seen };
};

/** Another tab of the browser, for each test: what it hears, and what it says to this one. */
export const otherTab = () => {
  let channel: BroadcastChannel;
  let heard: unknown[] = [];
  beforeEach(() => {
    channel = new BroadcastChannel('session');
    heard = [];
    channel.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => channel.close());
  return { heard: () => heard, say: (word: string) => channel.postMessage(word) };
};
