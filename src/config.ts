/**
 * One build serves every environment: their differences come at run time from `/config.json`, which the host serves beside
 * `index.html`.
 */
import { version } from '../package.json';

/** An account that the embedded API offers on the login page. A real host offers none. */
export type DemoAccount = { username: string; password: string; note: string };

type RuntimeConfig = {
  /** Origin of the API, without a trailing slash; empty means the origin that served the page. */
  apiHost: string;
  /** Product name: the page title of specification §1. */
  product: string;
  /** Label beside the version on the login page (specification §2). */
  environment: string;
  demoAccounts: DemoAccount[];
  /** Names of areas and of optional calls that the host does not have (docs/host.md 'What a host may leave out'). */
  without: readonly string[];
};

const defaults: RuntimeConfig = {
  apiHost: '',
  product: 'My Reborn',
  environment: 'development',
  demoAccounts: [],
  without: [],
};

let current = defaults;

/** The defaults until `loadConfig` has finished. */
export const config = (): Readonly<RuntimeConfig> => current;

/** Once, before anything renders. @throws without a readable file: a guessed host would receive credentials. */
export const loadConfig = async (): Promise<void> => {
  const response = await fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  current = readConfig(await response.json());
};

/** A key that is missing or has another type keeps its default. */
export const readConfig = (value: unknown): RuntimeConfig => {
  if (typeof value !== 'object' || value === null) throw new Error('config.json: not an object');
  const given = value as Record<string, unknown>;
  const text = (key: 'apiHost' | 'product' | 'environment') =>
    typeof given[key] === 'string' ? given[key] : defaults[key];
  const list = <T>(key: 'demoAccounts' | 'without') => (Array.isArray(given[key]) ? (given[key] as T[]) : []);
  return {
    apiHost: text('apiHost').replace(/\/+$/, ''),
    product: text('product') || defaults.product,
    environment: text('environment'),
    demoAccounts: list<DemoAccount>('demoAccounts'),
    without: list<string>('without'),
  };
};

export { version };

/** Limits of specification §9; times in milliseconds. */
export const limits = {
  requestTimeout: 10_000,
  uploadTimeout: 60_000,
  searchDebounce: 500,
  toastDuration: 3000,
  pageSizes: [10, 25, 50, 100],
  defaultPageSize: 10,
  pageWindow: 5,
  /** Bytes of a photo: 5000 KB. */
  imageBytes: 5000 * 1024,
  /** Days that a login lasts, without and with 'Selalu ingat'. */
  sessionDays: 1,
  rememberedSessionDays: 365,
  /** Pixels: at this width or below, clicking outside the sidebar closes it. */
  sidebarOverlayWidth: 1024,
  /** Pixels: above this width the delete dialog is 'xl', else 'md' (§2). */
  wideDialogWidth: 678,
} as const;

export const largestPage = Math.max(...limits.pageSizes);

/** Prefix of price inputs (§9). */
export const currencyPrefix = 'Rp.';

/** The media query of a phone, on which a table is cards (docs/design.md). */
export const phoneQuery = '(max-width: 600px)';
