import { limits } from '../config';
import type { UserInfo } from '../dataProvider/wire';
import { createListeners } from '../domain/format/listeners';
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
 * Returns the session in a stored text; null for a value that is not a session: local storage may hold anything, for example
 * the format of an older version. No zod here, because the login page downloads this file.
 */
const parseUserInfo = (raw: string): UserInfo | null => {
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

/**
 * The session of specification §3: `user-info` in local storage and the cookie `token`. A user is signed in while both exist
 * and agree; an expired cookie ends the session. No React and no zod here: the login page downloads this file
 * (docs/decisions.md 'Login outside react-admin').
 */

const storageKey = 'user-info';
const cookieName = 'token';
const dayInSeconds = 24 * 60 * 60;

/** The reason why a session ended; `unstored`: the storage is full, and only another tab still has it. */
type EndReason = 'expired' | 'left' | 'unstored';

/** The result of saving a session: a browser may block all storage, or have no space left. */
export type SaveOutcome = 'kept' | 'blocked' | 'full';

type Snapshot = {
  raw: string;
  info: UserInfo;
  id: number;
  /** Whether another tab has ended the session, which the storage may still contain for a moment. */
  isOver: boolean;
};

/** The session that this tab has read last. It stays here without the storage until its end is announced. */
let snapshot: Snapshot | null = null;
let lastId = 0;
/** The user-info that did not fit into the browser's storage. Only this page has it, until the page is closed. */
let unstored: string | null = null;
let lastReadAt = 0;
const { subscribe, notify: announce } = createListeners();
/** `elsewhere`: another tab ended the session. */
const beforeEnd = createListeners<[reason: EndReason, elsewhere: boolean]>();
const channel = openChannel('session');

const cookieToken = (): string | null => readCookie(cookieName);
const userInfo = (): string | null => readItem(storageKey) ?? unstored;

const personOf = ({ payload }: UserInfo): string => payload.user_data.user_id;

/** Returns the id of this tab's session if `info` continues it for the same person, otherwise a new one. */
const idOf = (info: UserInfo): number =>
  snapshot?.isOver === false && personOf(snapshot.info) === personOf(info) ? snapshot.id : ++lastId;

const read = (): Snapshot | null => {
  const raw = userInfo();
  if (raw === null) return null;
  if (raw !== snapshot?.raw) {
    const info = parseUserInfo(raw);
    if (info === null) return null;
    snapshot = { raw, info, id: idOf(info), isOver: false };
  }
  return snapshot.info.token.access_token === cookieToken() ? snapshot : null;
};

/** Like `read`, and calls `noticeLapse` if the session is gone, for example after a click on a link. */
const current = (): Snapshot | null => {
  const found = read();
  if (found === null) void noticeLapse();
  return found;
};

/** Returns the current session, or null. The object stays the same while nothing changed, as useSyncExternalStore requires. */
const get = (): UserInfo | null => current()?.info ?? null;

const end = (reason: EndReason): void => {
  beforeEnd.notify(reason, false);
  clearStorage();
  unstored = null;
  snapshot = null;
  announce();
  channel?.postMessage(reason);
};

/**
 * Returns true if this tab's session has left the browser without a message: its cookie has expired, after the day or the
 * year of §9, or somebody has deleted the site's data.
 */
const isLapsed = (): boolean => read() === null && snapshot?.isOver === false;

/** Milliseconds before a lapse counts as an expiry: another tab may be writing or removing cookie and user-info right now. */
const lapseDelay = 100;

/**
 * Ends the session if it has lapsed. The delay comes before the announcement, because forms must still be mounted then to
 * save their drafts.
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
    if (data !== 'saved') {
      beforeEnd.notify(data, true);
      // Read first: this tab may not have read the session that is over.
      read();
      if (snapshot) snapshot.isOver = true;
    } else if (snapshot?.isOver) snapshot = null;
    recheck();
  };
}
// The storage event may come before or after the channel's message about the same change.
window.addEventListener('storage', recheck);
window.addEventListener('focus', recheck);
// The session expired while no tab was open: clear its rest, without an announcement.
if (userInfo() !== null && cookieToken() === null) clearStorage();

/** Makes `raw` the current user-info and announces it. If `isStored` is false, only this page knows it. */
const keep = (raw: string, isStored: boolean): void => {
  lastReadAt = Date.now();
  unstored = isStored ? null : raw;
  announce();
  // If user-info is not in the storage, the other tabs save their drafts and show the login form.
  channel?.postMessage(isStored ? 'saved' : 'unstored');
};

export const session = {
  get,
  /** Returns the bearer token; null if nobody is signed in. */
  token: (): string | null => get()?.token.access_token ?? null,
  /** Returns the token of the cookie, which can outlive its user-info. */
  cookieToken,
  /** Returns the number of this tab's session, or null. It stays when the same person signs in in another tab. */
  id: (): number | null => current()?.id ?? null,
  /** Returns true if this browser blocks storage, so that a login could not be saved. */
  isBlocked: isStorageBlocked,
  /**
   * Saves the response of a login; `remember` makes the cookie last 365 days instead of 1 (§9). Saves both cookie and
   * user-info, or leaves the session as it is: a browser may refuse the cookie (over 4096 bytes), or be full.
   */
  save: (info: UserInfo, remember: boolean): SaveOutcome => {
    const before = readItem(storageKey);
    const raw = JSON.stringify(info);
    const fits = writeItem(storageKey, raw);
    const days = remember ? limits.rememberedSessionDays : limits.sessionDays;
    if (fits) writeCookie(cookieName, info.token.access_token, days * dayInSeconds);
    if (fits && cookieToken() === info.token.access_token) {
      // A login that replaces a session starts a new one, so its first visit is still to come.
      writeCookie('firstLoad', '', 0);
      snapshot = null;
      keep(raw, true);
      return 'kept';
    }
    if (before === null) removeItem(storageKey);
    else if (!writeItem(storageKey, before)) {
      // The session before is lost too: the other tabs notice a lapse, and this one shows why.
      writeCookie(cookieName, '', 0);
      snapshot = null;
    }
    return fits || isStorageBlocked() ? 'blocked' : 'full';
  },
  /**
   * Replaces the data of the user who owns `token` with `user`, as the server has just sent it. Does nothing if the data is
   * equal, or if `token` is not the current session's. If the storage is full, the old data leaves it, and only this page
   * knows the new data, until it is closed.
   */
  renew: (user: UserInfo['payload']['user_data'], token: string): void => {
    const info = get();
    if (info?.token.access_token !== token) return;
    lastReadAt = Date.now();
    if (JSON.stringify(info.payload.user_data) === JSON.stringify(user)) return;
    const raw = JSON.stringify({ ...info, payload: { ...info.payload, user_data: user } });
    keep(raw, writeItem(storageKey, raw));
  },
  /** Returns false while only this page knows the current session, because the storage is full. */
  isStored: (): boolean => unstored === null,
  /** Returns when the server last sent this page the user's data, in milliseconds since 1970; 0 for never. */
  lastReadAt: (): number => lastReadAt,
  /** Logs out (Keluar) and clears everything. */
  leave: (): void => end('left'),
  /**
   * Ends the session after the server refused `token`, but only if `token` is still the current one. Six late responses
   * then end the session once, and never end the next user's session.
   */
  expire: (token: string): void => {
    if (token === session.token()) end('expired');
  },
  /** Ends the session if it has lapsed. Called on focus, and by a request that finds no token. */
  noticeLapse,
  /** Calls back when the session may have changed, in this tab or another, or when it has lapsed. */
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
