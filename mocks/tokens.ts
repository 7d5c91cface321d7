import type { Account } from './accounts';
import type { Context } from './context';
import { activeAccount } from './staffAccounts';

/** Bearer tokens: issued per login, living for the switch's seconds, kept over a restart, revoked at logout. */

export const issueToken = ({ db, switches }: Context, account: Account): string => {
  const id = crypto.randomUUID().replaceAll('-', '');
  db.tokens.put({ id, account_id: account.id, expires_at: Date.now() + switches.tokenTtl * 1000 });
  return id;
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
  const token = bearer === null ? undefined : db.tokens.get(bearer);
  return token && token.expires_at > Date.now() ? activeAccount(db.collections, token.account_id) : undefined;
};

export const revokeToken = ({ db }: Context, token: string): void => db.tokens.remove(token);
