/**
 * How many wrong passwords are let through in a minute, at the login and in the password change together: of one account, so
 * that nobody guesses its password, and from one address, so that nobody tries one password on every account
 * (docs/decisions/0046).
 */
const wrongLogins = { perAccount: 10, perAddress: 60, windowSeconds: 60 } as const;

/** Where a call comes from, as the server of apiMiddleware.ts has seen it; a caller cannot choose it. */
export const callerHeader = 'x-caller-address';

/** Counts wrong logins, in memory: a restart forgives them. */
export type LoginLimit = {
  /** Seconds until the next login of `account` from `address` is looked at; 0 for now. */
  secondsToWait: (account: string, address: string) => number;
  noteWrong: (account: string, address: string) => void;
  /** A right password forgives the wrong ones of its account. */
  noteRight: (account: string) => void;
  reset: () => void;
};

const window = wrongLogins.windowSeconds * 1000;

export const createLoginLimit = (): LoginLimit => {
  /** When each of the last wrong logins happened, oldest first, in milliseconds since 1970. */
  const times = new Map<string, number[]>();
  const accountKey = (account: string): string => `account ${account}`;
  const addressKey = (address: string): string => `address ${address}`;

  const recent = (key: string): number[] => {
    const since = Date.now() - window;
    const kept = (times.get(key) ?? []).filter((time) => time > since);
    if (kept.length > 0) times.set(key, kept);
    else times.delete(key);
    return kept;
  };
  const note = (key: string): void => void times.set(key, [...recent(key), Date.now()]);
  /** Until the oldest of the last `limit` wrong logins is out of the window. */
  const wait = (key: string, limit: number): number => {
    const oldest = recent(key).at(-limit);
    return oldest === undefined ? 0 : Math.ceil((oldest + window - Date.now()) / 1000);
  };

  return {
    secondsToWait: (account, address) =>
      Math.max(
        wait(accountKey(account), wrongLogins.perAccount),
        wait(addressKey(address), wrongLogins.perAddress),
      ),
    noteWrong: (account, address) => {
      // What is over is forgotten for every account, so that made-up names do not fill the memory.
      for (const key of [...times.keys()]) recent(key);
      note(accountKey(account));
      note(addressKey(address));
    },
    noteRight: (account) => void times.delete(accountKey(account)),
    reset: () => times.clear(),
  };
};
