import { type Fault, parseFaults } from './faults';

/**
 * Every switch of the embedded API. All are environment variables of `npm start` and `npm run dev`.
 * To restore the seed, delete the folder of the journal while no server runs.
 *
 * | variable      | meaning                                                             | default       |
 * | API_LATENCY   | milliseconds added to every answer                                  | 0             |
 * | API_FAULTS    | endpoints that fail, comma-separated (syntax: faults.ts)            | none          |
 * | API_SELLERS   | number of seeded sellers; each number has its own world             | 200           |
 * | API_TOKEN_TTL | seconds until an issued token expires                               | as its cookie |
 * | API_USER_NAME | `true`: the detail of a seller shows the user name, beyond specification §3 | no       |
 * | API_DATA      | folder of the journal and the uploads; `memory` stores nothing      | mocks/.data   |
 * | API_HOST      | a real host: the embedded API then stays off (scripts/hosting.ts)   | none          |
 */
export type Switches = {
  /** Milliseconds added to every answer. */
  latency: number;
  faults: readonly Fault[];
  sellers: number;
  /** Seconds that a token is valid; null for the life of its login's cookie: 1 day, or 365 with 'Selalu ingat' (§9). */
  tokenTtl: number | null;
  /** True if the detail of a seller shows the user name, which specification §3 omits. */
  detailUserName: boolean;
  /** Folder of the journal and the uploads, or null to keep everything in memory. */
  dataFolder: string | null;
};

export const defaultSwitches: Switches = {
  latency: 0,
  faults: [],
  sellers: 200,
  tokenTtl: null,
  detailUserName: false,
  dataFolder: null,
};

const count = <T extends number | null>(text: string | undefined, name: string, fallback: T): number | T => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name}: '${text}' is not a whole number`);
};

const flag = (text: string | undefined, name: string): boolean => {
  if (text === undefined || text === '' || text === 'false') return false;
  if (text === 'true') return true;
  throw new Error(`${name}: '${text}' is neither true nor false`);
};

/** Reads the switches from environment variables. @throws Error on an invalid value */
export const readSwitches = (env: Readonly<Record<string, string | undefined>>): Switches => ({
  latency: count(env.API_LATENCY, 'API_LATENCY', defaultSwitches.latency),
  faults: parseFaults(env.API_FAULTS ?? ''),
  sellers: count(env.API_SELLERS, 'API_SELLERS', defaultSwitches.sellers),
  tokenTtl: count(env.API_TOKEN_TTL, 'API_TOKEN_TTL', defaultSwitches.tokenTtl),
  detailUserName: flag(env.API_USER_NAME, 'API_USER_NAME'),
  dataFolder: env.API_DATA === 'memory' ? null : env.API_DATA || 'mocks/.data',
});
