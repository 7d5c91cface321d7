/**
 * Errors of code that cannot be fetched: most likely a new version was deployed since this tab was opened, and the old file
 * is gone. These are the sentences of Chromium, Firefox, Safari and Vite.
 */
const failedImport =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|'text\/html' is not a valid JavaScript MIME type/i;

export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && failedImport.test(error.message);

const reloadedAt = 'reloaded-at';
/** Milliseconds within which a second reload would not help either. */
const patience = 60_000;

/**
 * Whether to reload by itself now: true once, then false for a minute, so that a broken deploy cannot loop. Always false in
 * a browser that does not let us note when it was.
 */
export const takeReload = (now = Date.now()): boolean => {
  try {
    const before = Number(sessionStorage.getItem(reloadedAt) ?? Number.NEGATIVE_INFINITY);
    if (now - before < patience) return false;
    sessionStorage.setItem(reloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
};
