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

/** Specification §3: signed in while `user-info` and the cookie agree (docs/decisions.md 'A session in two places'). */

const storageKey = 'user-info';
const cookieName = 'token';
const dayInSeconds = 24 * 60 * 60;

/** `unstored`: the storage is full, and only another tab still has it. */
type EndReason = 'expired' | 'left' | 'unstored';

/** A browser may block all storage, or have no space left. */
export type SaveOutcome = 'kept' | 'blocked' | 'full';

type Snapshot = {
  raw: string;
  info: UserInfo;
  id: number;
  /** Another tab has ended it; the storage may still contain it for a moment. */
  isOver: boolean;
};

/** The session that this tab has read last. It stays here without the storage until its end is announced. */
let snapshot: Snapshot | null = null;
let lastId = 0;
/** It did not fit into the storage: only this page has it. */
let memoryOnly: string | null = null;
let lastReadAt = 0;
const { subscribe, notify: announce } = createListeners();
/** `elsewhere`: another tab ended the session. */
const beforeEnd = createListeners<[reason: EndReason, elsewhere: boolean]>();
const channel = openChannel('session');

/** Null for anything else, which local storage may hold. No zod here, because the login page downloads this file. */
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

const cookieToken = (): string | null => readCookie(cookieName);
const userInfo = (): string | null => readItem(storageKey) ?? memoryOnly;

const personOf = ({ payload }: UserInfo): string => payload.user_data.user_id;

/** The same id if `info` continues this tab's session for the same person. */
const idOf = (info: UserInfo): number =>
  snapshot?.isOver === false && personOf(snapshot.info) === personOf(info) ? snapshot.id : ++lastId;

const syncFromStorage = (): Snapshot | null => {
  const raw = userInfo();
  if (raw === null) return null;
  if (raw !== snapshot?.raw) {
    const info = parseUserInfo(raw);
    if (info === null) return null;
    snapshot = { raw, info, id: idOf(info), isOver: false };
  }
  return snapshot.info.token.access_token === cookieToken() ? snapshot : null;
};

/** Also notices a lapse, for example after a click on a link. */
const readAndNoticeLapse = (): Snapshot | null => {
  const found = syncFromStorage();
  if (found === null) void noticeLapse();
  return found;
};

/** The object stays the same while nothing changed, as useSyncExternalStore requires. */
const get = (): UserInfo | null => readAndNoticeLapse()?.info ?? null;

const end = (reason: EndReason): void => {
  beforeEnd.notify(reason, false);
  clearStorage();
  memoryOnly = null;
  snapshot = null;
  announce();
  channel?.postMessage(reason);
};

/** Its cookie has expired (§9), or somebody has deleted the site's data: no message came. */
const isLapsed = (): boolean => syncFromStorage() === null && snapshot?.isOver === false;

/** Milliseconds before a lapse counts as an expiry: another tab may be writing or removing cookie and user-info right now. */
const lapseDelay = 100;

/** The delay comes before the announcement, because forms must still be mounted then to save their drafts. */
const noticeLapse = async (): Promise<void> => {
  if (!isLapsed()) return;
  await new Promise((resolve) => setTimeout(resolve, lapseDelay));
  if (isLapsed()) end('expired');
};

const recheck = (): void => {
  if (isLapsed()) void noticeLapse();
  else announce();
};

// Storage events carry no reason. This tab clears nothing: somebody may have signed in again in the other tab.
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<EndReason | 'saved'>) => {
    memoryOnly = null;
    if (data !== 'saved') {
      beforeEnd.notify(data, true);
      // Read first: this tab may not have read the session that is over.
      syncFromStorage();
      if (snapshot) snapshot.isOver = true;
    } else if (snapshot?.isOver) snapshot = null;
    recheck();
  };
}
// The storage event may come before or after the channel's message about the same change.
window.addEventListener('storage', recheck);
window.addEventListener('focus', recheck);
// The back/forward cache shows the page of before, which has heard no message meanwhile.
window.addEventListener('pageshow', recheck);
// The session expired while no tab was open: clear its rest, without an announcement.
if (userInfo() !== null && cookieToken() === null) clearStorage();

const keep = (raw: string, isStored: boolean): void => {
  lastReadAt = Date.now();
  memoryOnly = isStored ? null : raw;
  announce();
  // If user-info is not in the storage, the other tabs save their drafts and show the login form.
  channel?.postMessage(isStored ? 'saved' : 'unstored');
};

export const session = {
  get,
  token: (): string | null => get()?.token.access_token ?? null,
  cookieToken,
  /** It stays when the same person signs in in another tab. */
  id: (): number | null => readAndNoticeLapse()?.id ?? null,
  isBlocked: isStorageBlocked,
  /** Both cookie and user-info, or nothing: a browser may refuse the cookie (over 4096 bytes), or be full. */
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
  /** As the server has just sent it. If the storage is full, only this page knows the new data. */
  renew: (user: UserInfo['payload']['user_data'], token: string): void => {
    const info = get();
    if (info?.token.access_token !== token) return;
    lastReadAt = Date.now();
    if (JSON.stringify(info.payload.user_data) === JSON.stringify(user)) return;
    const raw = JSON.stringify({ ...info, payload: { ...info.payload, user_data: user } });
    keep(raw, writeItem(storageKey, raw));
  },
  /** False while only this page knows the session. */
  isStored: (): boolean => memoryOnly === null,
  /** When the server last sent the user's data; 0 for never. */
  lastReadAt: (): number => lastReadAt,
  leave: (): void => end('left'),
  /** Only if `token` is still the current one: six late responses end the session once, and never the next user's. */
  expire: (token: string): void => {
    if (token === session.token()) end('expired');
  },
  noticeLapse,
  /** When the session may have changed, in this tab or another, or has lapsed. */
  subscribe,
  /** Just before the pages learn that the session ends, so that forms can save their drafts. */
  onEnd: beforeEnd.subscribe,
  /** True once per session (§2 'firstLoad'). */
  takeFirstLoad: (): boolean => {
    if (readCookie('firstLoad') !== null) return false;
    writeCookie('firstLoad', 'true');
    return true;
  },
};
