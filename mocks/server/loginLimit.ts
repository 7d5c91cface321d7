/**
 * The number of wrong passwords accepted per minute, at the login and in the password change together: per account, so that
 * nobody guesses its password, and per address, so that nobody tries one password on every account.
 */
const wrongLogins = { perAccount: 10, perAddress: 60, windowSeconds: 60 } as const;

/** The header with the client's address. The server sets it (httpMessages.ts), so that a client cannot choose it. */
export const callerHeader = 'x-caller-address';

/** Counts wrong logins in memory; a restart clears the counts. */
export type LoginLimit = {
  /** Returns the seconds until the next login of `account` from `address` is evaluated; 0 means now. */
  secondsToWait: (account: string, address: string) => number;
  noteWrong: (account: string, address: string) => void;
  /** Clears the wrong logins of an account after a correct password. */
  noteRight: (account: string) => void;
  reset: () => void;
};

const window = wrongLogins.windowSeconds * 1000;

export const createLoginLimit = (): LoginLimit => {
  /** The times of the recent wrong logins by key, oldest first, in milliseconds since 1970. */
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
  /** Returns the seconds until the oldest of the last `limit` wrong logins leaves the window; 0 if there are fewer. */
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
      // Removes the expired times of every account, so that made-up names do not fill the memory.
      for (const key of [...times.keys()]) recent(key);
      note(accountKey(account));
      note(addressKey(address));
    },
    noteRight: (account) => void times.delete(accountKey(account)),
    reset: () => times.clear(),
  };
};
