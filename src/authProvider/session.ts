import { limits } from '../config';
import type { UserInfo } from '../dataProvider/wire';
import { createListeners } from '../format/listeners';
import {
  clearStorage,
  isStorageBlocked,
  openChannel,
  readCookie,
  readItem,
  removeItem,
  writeCookie,
  writeItem,
} from './browserStorage';

/**
 * The session of specification §3: `user-info` in local storage and the cookie `token`.
 * Signed in means that both exist and agree; a lapsed cookie ends the session.
 * No React, no zod: the login page carries this file (docs/decisions/0001 'The sign-in gate').
 */

const storageKey = 'user-info';
const cookieName = 'token';
const dayInSeconds = 24 * 60 * 60;

/** Why a session ended; the login page shows a message about an expiry. */
type EndReason = 'expired' | 'left';

/** What became of a session that was to be kept: a browser may block all storage, or have no room left. */
export type SaveOutcome = 'kept' | 'blocked' | 'full';

let snapshot: { raw: string; info: UserInfo } | null = null;
/** user-info that did not fit into the browser's storage: this page alone has it, until it is closed. */
let unstored: string | null = null;
/** Whether the last session of this tab has ended, and none was begun since. */
let hasEnded = false;
let heardAt = 0;
const { subscribe, notify: announce } = createListeners();
/** `elsewhere`: another tab ended it, and has shown the message. */
const beforeEnd = createListeners<[reason: EndReason, elsewhere: boolean]>();
const channel = openChannel('session');

const cookieToken = (): string | null => readCookie(cookieName);

const userInfo = (): string | null => readItem(storageKey) ?? unstored;

/** Storage may hold anything, an older version's shape included: what does not look like a session is none. */
const parse = (raw: string): UserInfo | null => {
  try {
    const info = JSON.parse(raw) as Partial<UserInfo> | null;
    const user = info?.payload?.user_data;
    if (!info?.token?.access_token || !user || !Array.isArray(user.access_role)) return null;
    const texts: unknown[] = [user.user_id, user.full_name, user.email, user.role_name];
    const roles = user.access_role as ({ access?: unknown } | null)[];
    const isSound =
      texts.every((text) => typeof text === 'string') &&
      roles.every((role) => typeof role?.access === 'string');
    return isSound ? (info as UserInfo) : null;
  } catch {
    return null;
  }
};

/** The session in force, or null. The same object as long as nothing changed, as useSyncExternalStore wants it. */
const get = (): UserInfo | null => {
  const raw = userInfo();
  if (raw === null) return (snapshot = null);
  if (raw !== snapshot?.raw) {
    const info = parse(raw);
    snapshot = info && { raw, info };
  }
  // This read may be the first to notice an expiry, for example after a click on a link.
  const token = cookieToken();
  if (token === null) void noticeLapse();
  return snapshot && snapshot.info.token.access_token === token ? snapshot.info : null;
};

const announceEnd = (reason: EndReason, elsewhere: boolean): void => {
  beforeEnd.notify(reason, elsewhere);
  hasEnded = true;
};

const end = (reason: EndReason): void => {
  announceEnd(reason, false);
  clearStorage();
  unstored = null;
  snapshot = null;
  announce();
  channel?.postMessage(reason);
};

/**
 * The cookie is gone and user-info is still here: the day, or the year, of §9 is over. No tab in the middle of
 * saving or clearing looks like this, because user-info is the last to be written and the first to be removed.
 */
const isLapsed = (): boolean => userInfo() !== null && cookieToken() === null;

/**
 * Milliseconds until a missing cookie counts as an expiry: another tab may just be clearing the cookies, and then the
 * storage.
 */
const lapseDelay = 100;

/**
 * Ends the session if its cookie lapsed. Waits before announcing it, because forms must still be mounted for their
 * drafts when it is.
 * @returns when it is sure
 */
const noticeLapse = async (): Promise<void> => {
  if (!isLapsed()) return;
  await new Promise((resolve) => setTimeout(resolve, lapseDelay));
  if (isLapsed()) end('expired');
};

const lookAgain = (): void => {
  if (isLapsed()) void noticeLapse();
  else announce();
};

// Another tab announces the end of a session here, because storage events carry no reason. Nothing is cleared again:
// somebody may have signed in there since.
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<EndReason | 'saved'>) => {
    unstored = null;
    if (data === 'saved') hasEnded = false;
    else announceEnd(data, true);
    announce();
  };
}
// The storage may change later than the channel's message about it.
window.addEventListener('storage', ({ newValue }) => {
  if (newValue !== null || channel === null || hasEnded) announce();
});
window.addEventListener('focus', lookAgain);
// Left behind by a session that expired while no tab was open: nobody is signed in, so nobody is informed.
if (isLapsed()) clearStorage();

/** Makes `raw` the user-info in force and announces it; one that is not stored is known to this page alone. */
const keep = (raw: string, isStored: boolean): void => {
  heardAt = Date.now();
  unstored = isStored ? null : raw;
  announce();
  // Without it in the storage, the other tabs keep their drafts and show the login form.
  channel?.postMessage(isStored ? 'saved' : 'expired');
};

export const session = {
  get,
  /** The bearer token, or null: no call leaves without one. */
  token: (): string | null => get()?.token.access_token ?? null,
  /** Whether this browser keeps nothing for this site, so that no login could be kept. */
  isBlocked: isStorageBlocked,
  /**
   * Keeps the answer of a login; `remember` makes the cookie last 365 days instead of 1 (§9). Cookie and user-info are
   * both kept, or neither: a browser may refuse the cookie (over 4096 bytes, or blocked) and have no room for user-info.
   */
  save: (info: UserInfo, remember: boolean): SaveOutcome => {
    hasEnded = false;
    const days = remember ? limits.rememberedSessionDays : limits.sessionDays;
    writeCookie(cookieName, info.token.access_token, days * dayInSeconds);
    const hasCookie = cookieToken() === info.token.access_token;
    const raw = JSON.stringify(info);
    if (hasCookie && writeItem(storageKey, raw)) {
      // A login over a session begins another one, whose first visit is still to come.
      writeCookie('firstLoad', '', 0);
      keep(raw, true);
      return 'kept';
    }
    removeItem(storageKey);
    writeCookie(cookieName, '', 0);
    unstored = null;
    return hasCookie && !isStorageBlocked() ? 'full' : 'blocked';
  },
  /**
   * Replaces what is known of the user whom `token` belongs to, as the server has just sent it; nothing happens when
   * nothing differs, or when that session is no longer the one in force. Without room in the storage the old rights leave
   * it, and the new ones are in force on this page until it is closed.
   */
  renew: (user: UserInfo['payload']['user_data'], token: string): void => {
    const info = get();
    if (info?.token.access_token !== token) return;
    heardAt = Date.now();
    if (JSON.stringify(info.payload.user_data) === JSON.stringify(user)) return;
    const raw = JSON.stringify({ ...info, payload: { ...info.payload, user_data: user } });
    keep(raw, writeItem(storageKey, raw));
  },
  /** False while the session in force is known to this page alone, because the storage is full. */
  isStored: (): boolean => unstored === null,
  /** When the server last sent this page the user's data, by a login or later; milliseconds since 1970, 0 for never. */
  heardAt: (): number => heardAt,
  /** Keluar: everything is cleared. */
  leave: (): void => end('left'),
  /**
   * The server refused `token`. Ends the session only if it is still the one in force, so that six late
   * answers end it once, and none of them ends the session of the next user.
   */
  expire: (token: string): void => {
    if (token === session.token()) end('expired');
  },
  /** Ends the session if its cookie lapsed; called where that shows: on focus, and by a call that finds no token. */
  noticeLapse,
  /** Calls back whenever the session may have changed, in this tab or another, or its cookie lapsed. */
  subscribe,
  /** Calls back just before the pages learn that the session ends, in this tab or another: the moment to keep a draft. */
  onEnd: beforeEnd.subscribe,
  /** Notes the first visit to /dashboard (§2 'firstLoad'): true once per session. */
  takeFirstLoad: (): boolean => {
    if (readCookie('firstLoad') !== null) return false;
    writeCookie('firstLoad', 'true');
    return true;
  },
};
