import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { firefox } from 'playwright-core-firefox';

/**
 * Finds the Firefox for `npm run firefox`: FIREFOX_PATH, or Debian's.
 * @throws Error with a sentence that says what is missing and what to do.
 */
export const findFirefox = (): string => {
  const path = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
  if (existsSync(path)) return path;
  throw new Error(`There is no Firefox at ${path}: apt-get install firefox-esr, or set FIREFOX_PATH to one.`);
};

/** Launches an unchanged Firefox. The channel makes Playwright drive it by WebDriver BiDi. */
export const launchFirefox = (
  executablePath: string,
  preferences: Record<string, number> = {},
): Promise<Browser> =>
  firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    // The protocol of this Firefox has no command for it.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, ...preferences },
  }) as Promise<Browser>;
