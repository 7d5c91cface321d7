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
 * The session of specification §3: `user-info` in local storage and the cookie `token`. A user is signed in while both
 * exist and agree; an expired cookie ends the session.
 * No React and no zod here: the login page downloads this file (docs/decisions/0001 'The sign-in gate').
 */

const storageKey = 'user-info';
const cookieName = 'token';
const dayInSeconds = 24 * 60 * 60;

/** The reason why a session ended. The login page shows a message only after an expiry. */
type EndReason = 'expired' | 'left';

/** The result of saving a session: a browser may block all storage, or have no space left. */
export type SaveOutcome = 'kept' | 'blocked' | 'full';

let snapshot: { raw: string; info: UserInfo } | null = null;
/** The user-info that did not fit into the browser's storage. Only this page has it, until the page is closed. */
let unstored: string | null = null;
/** True from the end of this tab's session until the next one begins. */
let hasEnded = false;
let heardAt = 0;
const { subscribe, notify: announce } = createListeners();
/** `elsewhere`: another tab ended the session and has shown the message. */
const beforeEnd = createListeners<[reason: EndReason, elsewhere: boolean]>();
const channel = openChannel('session');

const cookieToken = (): string | null => readCookie(cookieName);

const userInfo = (): string | null => readItem(storageKey) ?? unstored;

/**
 * Returns null for a value that is not a session: local storage may hold anything, for example the format of an older
 * version.
 */
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

/** Returns the current session, or null. The object stays the same while nothing changed, as useSyncExternalStore requires. */
const get = (): UserInfo | null => {
  const raw = userInfo();
  if (raw === null) return (snapshot = null);
  if (raw !== snapshot?.raw) {
    const info = parse(raw);
    snapshot = info && { raw, info };
  }
  // This read may be the first to notice an expired cookie, for example after a click on a link.
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
 * Returns true if the cookie has expired, after the day or the year of §9, while user-info still exists. A tab that is saving
 * or clearing never causes this state, because it writes user-info last and removes it first.
 */
const isLapsed = (): boolean => userInfo() !== null && cookieToken() === null;

/** Milliseconds before a missing cookie counts as an expiry: another tab may be removing the cookies and user-info right now. */
const lapseDelay = 100;

/**
 * Ends the session if its cookie has expired. The delay comes before the announcement, because forms must still be mounted
 * then to save their drafts.
 * @returns a promise that resolves when the expiry is confirmed or ruled out
 */
const noticeLapse = async (): Promise<void> => {
  if (!isLapsed()) return;
  await new Promise((resolve) => setTimeout(resolve, lapseDelay));
  if (isLapsed()) end('expired');
};

const recheck = (): void => {
  if (isLapsed()) void noticeLapse();
  else announce();
};

// Another tab sends the end of a session here, because storage events carry no reason. This tab clears nothing: somebody
// may have signed in again in the other tab.
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<EndReason | 'saved'>) => {
    unstored = null;
    if (data === 'saved') hasEnded = false;
    else announceEnd(data, true);
    announce();
  };
}
// The storage event may come after the channel's message about the same change.
window.addEventListener('storage', ({ newValue }) => {
  if (newValue !== null || channel === null || hasEnded) announce();
});
window.addEventListener('focus', recheck);
// The session expired while no tab was open: clear its rest, without an announcement.
if (isLapsed()) clearStorage();

/** Makes `raw` the current user-info and announces it. If `isStored` is false, only this page knows it. */
const keep = (raw: string, isStored: boolean): void => {
  heardAt = Date.now();
  unstored = isStored ? null : raw;
  announce();
  // If user-info is not in the storage, the other tabs save their drafts and show the login form.
  channel?.postMessage(isStored ? 'saved' : 'expired');
};

export const session = {
  get,
  /** Returns the bearer token; null if nobody is signed in. */
  token: (): string | null => get()?.token.access_token ?? null,
  /** Returns true if this browser blocks storage, so that a login could not be saved. */
  isBlocked: isStorageBlocked,
  /**
   * Saves the response of a login; `remember` makes the cookie last 365 days instead of 1 (§9). Saves both cookie and
   * user-info, or neither: a browser may refuse the cookie (over 4096 bytes, or blocked), or have no space for user-info.
   */
  save: (info: UserInfo, remember: boolean): SaveOutcome => {
    hasEnded = false;
    const days = remember ? limits.rememberedSessionDays : limits.sessionDays;
    writeCookie(cookieName, info.token.access_token, days * dayInSeconds);
    const hasCookie = cookieToken() === info.token.access_token;
    const raw = JSON.stringify(info);
    if (hasCookie && writeItem(storageKey, raw)) {
      // A login that replaces a session starts a new one, so its first visit is still to come.
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
   * Replaces the data of the user who owns `token` with `user`, as the server has just sent it. Does nothing if the data is
   * equal, or if `token` is not the current session's. If the storage is full, the old data leaves it, and only this page
   * knows the new data, until it is closed.
   */
  renew: (user: UserInfo['payload']['user_data'], token: string): void => {
    const info = get();
    if (info?.token.access_token !== token) return;
    heardAt = Date.now();
    if (JSON.stringify(info.payload.user_data) === JSON.stringify(user)) return;
    const raw = JSON.stringify({ ...info, payload: { ...info.payload, user_data: user } });
    keep(raw, writeItem(storageKey, raw));
  },
  /** Returns false while only this page knows the current session, because the storage is full. */
  isStored: (): boolean => unstored === null,
  /**
   * Returns when the server last sent this page the user's data, by a login or later, in milliseconds since 1970; 0 for
   * never.
   */
  heardAt: (): number => heardAt,
  /** Logs out (Keluar) and clears everything. */
  leave: (): void => end('left'),
  /**
   * Ends the session after the server refused `token`, but only if `token` is still the current one. Six late responses
   * then end the session once, and never end the next user's session.
   */
  expire: (token: string): void => {
    if (token === session.token()) end('expired');
  },
  /** Ends the session if its cookie has expired. Called on focus, and by a request that finds no token. */
  noticeLapse,
  /** Calls back when the session may have changed, in this tab or another, or when its cookie has expired. */
  subscribe,
  /**
   * Calls back just before the pages learn that the session ends, in this tab or another, so that forms can save their
   * drafts.
   */
  onEnd: beforeEnd.subscribe,
  /** Marks the first visit to /dashboard (§2 'firstLoad'). Returns true once per session. */
  takeFirstLoad: (): boolean => {
    if (readCookie('firstLoad') !== null) return false;
    writeCookie('firstLoad', 'true');
    return true;
  },
};
