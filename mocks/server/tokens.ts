import { limits } from '../../src/config';
import type { Account } from './accounts';
import type { Context } from './context';
import { activeAccount, endingsOf } from './staffAccounts';
import type { Switches } from './switches';

/**
 * Bearer tokens: issued per login, valid as long as its cookie, kept over a restart, revoked at logout. A password reset
 * and a deactivation end every session of the user admin, and reactivation does not restore them.
 */

const dayInSeconds = 24 * 60 * 60;

/** Returns the seconds that a token is valid: as long as the cookie of its login (§9), unless the switch overrides it. */
const lifeOf = ({ tokenTtl }: Switches, remember: boolean): number =>
  tokenTtl ?? (remember ? limits.rememberedSessionDays : limits.sessionDays) * dayInSeconds;

/** Issues a token for `account`; `remember` is true if the login asked for 'Selalu ingat'. */
export const issueToken = ({ db, switches }: Context, account: Account, remember = false): string => {
  const token = crypto.randomUUID().replaceAll('-', '');
  const expires_at = Date.now() + lifeOf(switches, remember) * 1000;
  db.tokens.put({
    id: db.hashing.digest(token),
    account_id: account.id,
    expires_at,
    endings: endingsOf(db.collections, account.id),
  });
  return token;
};

/** Returns the token in `Authorization: Bearer …`, or null. */
export const bearerOf = (request: Request): string | null =>
  /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/**
 * Returns the account of a request; undefined if its token is missing, unknown, revoked or expired, or its user admin is
 * inactive. The rights are those of the role now, not those at the login.
 */
export const accountOf = ({ db }: Context, request: Request): Account | undefined => {
  const bearer = bearerOf(request);
  const token = bearer === null ? undefined : db.tokens.get(db.hashing.digest(bearer));
  if (!token || token.expires_at <= Date.now()) return undefined;
  if (token.endings !== endingsOf(db.collections, token.account_id)) return undefined;
  return activeAccount(db.collections, token.account_id);
};

export const revokeToken = ({ db }: Context, token: string): void =>
  db.tokens.remove(db.hashing.digest(token));

/** Ends the account's sessions, except the one whose token is `kept`. */
export const revokeOtherTokens = ({ db }: Context, account: Account, kept: string): void => {
  const keptId = db.hashing.digest(kept);
  for (const { id, account_id } of db.tokens.all())
    if (account_id === account.id && id !== keptId) db.tokens.remove(id);
};
