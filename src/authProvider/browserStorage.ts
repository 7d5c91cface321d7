/** Nothing here throws: a browser that blocks site data throws at the first access, and a full storage at a write. */

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

export const readItem = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

export const removeItem = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

/** False if it was not stored; then the older text is removed too. */
export const writeItem = (key: string, value: string): boolean => {
  const write = () => {
    localStorage.setItem(key, value);
    return true;
  };
  if (attempt(write, false)) return true;
  // Removing the older text may free enough space for the new one.
  removeItem(key);
  return attempt(write, false);
};

const cookiePairs = (): string[] =>
  attempt(() => document.cookie, '')
    .split('; ')
    .filter(Boolean);

/** '' if it cannot be decoded. */
export const readCookie = (name: string): string | null => {
  const entry = cookiePairs().find((pair) => pair.startsWith(`${name}=`));
  return entry === undefined ? null : attempt(() => decodeURIComponent(entry.slice(name.length + 1)), '');
};

/** Without `maxAgeSeconds` it lasts until the browser is closed. The browser may refuse the cookie silently. */
export const writeCookie = (name: string, value: string, maxAgeSeconds?: number): void => {
  const age = maxAgeSeconds === undefined ? '' : ` Max-Age=${maxAgeSeconds};`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/;${age} SameSite=Strict${secure}`;
  }, undefined);
};

/** Local storage before the cookies (specification §4 'Logout'). */
export const clearStorage = (): void => {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => sessionStorage.clear(), undefined);
  for (const pair of cookiePairs()) writeCookie(pair.slice(0, Math.max(pair.indexOf('='), 0)) || pair, '', 0);
};

export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null);

const probe = 'probe';

export const isStorageBlocked = (): boolean => {
  writeCookie(probe, 'true');
  const takesCookies = readCookie(probe) === 'true';
  writeCookie(probe, '', 0);
  return !takesCookies || !attempt(() => localStorage.length >= 0, false);
};
