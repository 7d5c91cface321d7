/**
 * Local storage, cookies and channels that never throw. A browser that blocks site data throws at the first access or
 * silently drops what is written; a full one throws at a write.
 */

const attempt = <T>(touch: () => T, otherwise: T): T => {
  try {
    return touch();
  } catch {
    return otherwise;
  }
};

/** A stored text, or null where there is none or the browser does not let us read it. */
export const readItem = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

export const removeItem = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

/** Stores a text, and answers whether it is stored. What is not stored leaves no older text behind. */
export const writeItem = (key: string, value: string): boolean => {
  const write = () => {
    localStorage.setItem(key, value);
    return true;
  };
  if (attempt(write, false)) return true;
  // The older text may have held the room that this one needs.
  removeItem(key);
  return attempt(write, false);
};

const cookiePairs = (): string[] =>
  attempt(() => document.cookie, '')
    .split('; ')
    .filter(Boolean);

/** A cookie, or null; '' for one that cannot be decoded. */
export const readCookie = (name: string): string | null => {
  const entry = cookiePairs().find((pair) => pair.startsWith(`${name}=`));
  return entry === undefined ? null : attempt(() => decodeURIComponent(entry.slice(name.length + 1)), '');
};

/** Without `maxAgeSeconds` it lasts until the browser is closed. The browser may refuse it without a word. */
export const writeCookie = (name: string, value: string, maxAgeSeconds?: number): void => {
  const age = maxAgeSeconds === undefined ? '' : ` Max-Age=${maxAgeSeconds};`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/;${age} SameSite=Strict${secure}`;
  }, undefined);
};

/** Removes everything that the browser keeps for this site (specification §4 'Logout'): local storage before the cookies. */
export const clearStorage = (): void => {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => sessionStorage.clear(), undefined);
  for (const pair of cookiePairs()) writeCookie(pair.slice(0, Math.max(pair.indexOf('='), 0)) || pair, '', 0);
};

/** The other tabs of this site, or null where the browser does not let us talk to them. */
export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null);

const probe = 'probe';

/** Whether the browser lets this site keep anything. */
export const isStorageBlocked = (): boolean => {
  writeCookie(probe, 'true');
  const takesCookies = readCookie(probe) === 'true';
  writeCookie(probe, '', 0);
  return !takesCookies || !attempt(() => localStorage.length >= 0, false);
};
