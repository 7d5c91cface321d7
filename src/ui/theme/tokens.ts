/** docs/design.md. No React here, because the sign-in gate applies them before the first render. */

export type Scheme = 'light' | 'dark';
/** 'system' follows prefers-color-scheme. */
export type SchemeChoice = Scheme | 'system';

/** Each key becomes a custom property in kebab case: `primaryContrast` is `--primary-contrast`. */
type Tokens = typeof light;

const light = {
  page: '#f8fafc',
  surface: '#ffffff',
  hairline: '#e2e8f0',
  /** The border of controls, with a contrast of 3:1 to the surface. */
  outline: '#748299',
  text: '#0f172a',
  secondary: '#475569',
  primary: '#0f766e',
  primaryStrong: '#115e59',
  /** Text on any filled status or primary colour. */
  primaryContrast: '#ffffff',
  success: '#137537',
  warning: '#a84c07',
  error: '#b91c1c',
  info: '#1d4ed8',
  /** Primary at low alpha: the active entry, a hovered row. */
  tint: 'rgba(15, 118, 110, 0.08)',
  /** The shadow of floating elements; other elements have a border. */
  shadow: '0 8px 24px rgba(15, 23, 42, 0.12), 0 2px 6px rgba(15, 23, 42, 0.06)',
  radiusCard: '10px',
  radiusControl: '8px',
  fontFamily: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
};

const dark: Tokens = {
  ...light,
  page: '#0b1120',
  surface: '#111827',
  hairline: '#1f2937',
  outline: '#6b7a90',
  text: '#e5e7eb',
  secondary: '#9ca3af',
  primary: '#2dd4bf',
  primaryStrong: '#5eead4',
  primaryContrast: '#042f2e',
  success: '#4ade80',
  warning: '#fbbf24',
  error: '#f87171',
  info: '#7cb0ff',
  tint: 'rgba(45, 212, 191, 0.1)',
  shadow: '0 8px 24px rgba(0, 0, 0, 0.5), 0 0 0 1px rgba(148, 163, 184, 0.16)',
};

export const tokens: Readonly<Record<Scheme, Readonly<Tokens>>> = { light, dark };

const put = (scheme: Scheme): void => {
  const { documentElement: root } = document;
  for (const [key, value] of Object.entries(tokens[scheme])) {
    root.style.setProperty(`--${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`, value);
  }
  root.style.colorScheme = scheme;
  root.dataset.scheme = scheme;
};

let following = new AbortController();

/** The sign-in gate calls it with 'system' before the first render, so that nothing flashes. */
export const applyScheme = (choice: SchemeChoice): void => {
  following.abort();
  if (choice !== 'system') {
    put(choice);
    return;
  }
  following = new AbortController();
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => put(prefersDark.matches ? 'dark' : 'light');
  prefersDark.addEventListener('change', follow, { signal: following.signal });
  follow();
};
