import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns true if a file is a working browser: Ubuntu's `chromium-browser` may be a script that only refers to a snap, and
 * prints no version.
 */
const runs = (file: string): boolean =>
  isExecutable(file) &&
  (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);

const candidates = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  ...usualPlaces,
  // The path of `npx playwright install chromium`.
  chromium.executablePath(),
];

const isDebian = (): boolean => {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

const installDebianChromium = (): boolean => {
  console.log('No Chromium found: installing Debian’s with apt-get …');
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

/**
 * Finds the Chromium for the end-to-end tests and the screenshots: CHROMIUM_PATH, one on PATH, one in the usual places, or
 * Debian's, installed if permitted.
 * @throws Error with a sentence that says what is missing and what to do.
 */
export const findBrowser = (): string => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} does not start: give the path of a Chromium or Google Chrome.`);
  }
  const found = candidates().find(runs);
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0 && installDebianChromium()) {
    const installed = candidates().find(runs);
    if (installed) return installed;
  }
  throw new Error(
    'The end-to-end tests need Chromium or Google Chrome, and none was found on PATH or in the usual places: ' +
      'install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it. `npm run check` needs no browser.',
  );
};

/**
 * Chromium's features to switch off. The option accepts only one list, so Playwright's own list is repeated. The additions
 * save a third of the processor time: a spare renderer for the next site, and pages that draw parts of the window itself.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'InitialWebUI',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
];

/** An address of documentation that the browser resolves to this machine: a page there is like one in the local network. */
export const networkAddress = '192.0.2.10';

/**
 * Launches a browser, without the sandbox for root, with which Chromium would refuse to start.
 * @param fonts a configuration of fontconfig, so that no result depends on the fonts that the machine has
 * @param ignoreDefaultArgs those of Playwright to leave out
 */
export const launchBrowser = (
  executablePath: string,
  fonts = 'scripts/fonts.conf',
  ignoreDefaultArgs: string[] = [],
) =>
  chromium.launch({
    executablePath,
    ignoreDefaultArgs,
    env: { ...process.env, FONTCONFIG_FILE: resolve(fonts) },
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      `--disable-features=${withoutFeatures.join()}`,
      `--host-resolver-rules=MAP ${networkAddress} 127.0.0.1`,
      // The key of a server whose authority the machine does not know (tests/deploy/support/setup.ts).
      ...(process.env.E2E_KEY ? [`--ignore-certificate-errors-spki-list=${process.env.E2E_KEY}`] : []),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
