import { limits } from '../../src/config';
import type { Account } from './accounts';
import type { Context } from './context';
import { activeAccount, endingsOf } from './staffAccounts';
import type { Switches } from './switches';

/**
 * Bearer tokens: issued per login, living as long as its cookie, kept over a restart, revoked at logout. A reset of the
 * password and a deactivation end every session of the user admin, also for the time after they are active again.
 */

const dayInSeconds = 24 * 60 * 60;

/** Seconds that a token lives: as long as the cookie of its login (§9), unless the switch says otherwise. */
const lifeOf = ({ tokenTtl }: Switches, remember: boolean): number =>
  tokenTtl ?? (remember ? limits.rememberedSessionDays : limits.sessionDays) * dayInSeconds;

/** A new token for `account`. `remember` says that the login asked for 'Selalu ingat' (docs/decisions/0043). */
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

/** The token in `Authorization: Bearer …`, or null. */
export const bearerOf = (request: Request): string | null =>
  /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/**
 * The account behind a request, or undefined when its token is missing, unknown, revoked or expired, or its user admin
 * is active no more. Its rights are those that its role has now, not those of the login.
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

/** Ends the account's sessions, except the one that asks for it. */
export const revokeOtherTokens = ({ db }: Context, account: Account, kept: string): void => {
  const keptId = db.hashing.digest(kept);
  for (const { id, account_id } of db.tokens.all())
    if (account_id === account.id && id !== keptId) db.tokens.remove(id);
};
