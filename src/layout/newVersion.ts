/** In Chromium, Firefox, Safari and Vite. Most likely a new version was deployed, and the old file is gone. */
const failedImport =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|'text\/html' is not a valid JavaScript MIME type/i;

export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && failedImport.test(error.message);

const reloadedAt = 'reloaded-at';
/** An earlier reload would not help. */
const reloadInterval = 60_000;

/** True once, then false for a minute, so that a broken deployment cannot cause a loop. */
export const takeReload = (now = Date.now()): boolean => {
  try {
    const before = Number(sessionStorage.getItem(reloadedAt) ?? Number.NEGATIVE_INFINITY);
    if (now - before < reloadInterval) return false;
    sessionStorage.setItem(reloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
};
