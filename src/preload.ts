import { session } from './authProvider/session';
import { loadConfig } from './config';
import { fetchTypeface } from './ui/theme/font';
import { applyScheme } from './ui/theme/tokens';

/**
 * Requests what the first page needs besides React. index.html names this script first, and vite.config.ts keeps it small, so
 * that none of this waits for React. If the app fails, the lazy import tries again and reports the error.
 */

export const isConfigured: Promise<boolean> = loadConfig().then(
  () => true,
  () => false,
);

const isSignedIn = session.get() !== null;

if (isSignedIn) import('./App').catch(() => undefined);

export const typeface = fetchTypeface();

// The first formatter of a page needs 20 ms for the browser's data, later ones less than 1 ms.
if (isSignedIn) {
  new Intl.NumberFormat('id-ID').format(0);
  new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', month: 'short' }).format(0);
}

/**
 * The browsers of the browserslist in package.json have the youngest functions that our code, that of our packages and our
 * style sheets need. `page.css` asks the same of browsers that cannot run this.
 */
const isSupported =
  'toSorted' in Array.prototype &&
  CSS.supports('selector(:has(*))') &&
  CSS.supports('color', 'color-mix(in srgb, red, red)') &&
  // Safari got this unit together with lookbehind in regular expressions.
  CSS.supports('height', '1lh');

// An older browser shows the sentence of index.html instead of the page.
if (!isSupported) {
  document.querySelector<HTMLElement>('.old-browser')?.style.setProperty('display', 'block');
  document.getElementById('root')?.remove();
}

applyScheme('system');

/** Shows the login page without its form (vite.config.ts), in the typeface, unless React was quicker. */
const showEarlyLogin = (face: FontFace | null): void => {
  const root = document.getElementById('root');
  const early = document.querySelector<HTMLTemplateElement>('#early-login');
  if (!face || !root || !early || root.hasChildNodes()) return;
  document.fonts.add(face);
  root.append(early.content);
};
if (!isSignedIn) void typeface.then(showEarlyLogin);
