/**
 * Error messages of a failed code download in Chromium, Firefox, Safari and Vite. Most likely a new version was deployed
 * since this tab was opened, and the old file is gone.
 */
const failedImport =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|'text\/html' is not a valid JavaScript MIME type/i;

/** Returns true if an error is a failed download of code. */
export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && failedImport.test(error.message);

const reloadedAt = 'reloaded-at';
/** Milliseconds between two automatic reloads: an earlier one would not help. */
const reloadInterval = 60_000;

/**
 * Returns true if the page should reload automatically: true once, then false for a minute, so that a broken deployment
 * cannot cause a loop. Always false if the browser blocks storing the time.
 */
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
