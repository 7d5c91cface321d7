import type { UserInfo } from '../dataProvider/wire';

/**
 * Returns the session in a stored text; null for a value that is not a session: local storage may hold anything, for example
 * the format of an older version. No zod here, because the login page downloads this file.
 */
export const parseUserInfo = (raw: string): UserInfo | null => {
  try {
    const info = JSON.parse(raw) as Partial<UserInfo> | null;
    const user = info?.payload?.user_data;
    if (!info?.token?.access_token || !user || !Array.isArray(user.access_role)) return null;
    const texts: unknown[] = [user.user_id, user.full_name, user.email, user.role_name];
    const roles = user.access_role as ({ access?: unknown } | null)[];
    const isSound =
      texts.every((text) => typeof text === 'string') &&
      roles.every((role) => typeof role?.access === 'string');
    return isSound ? (info as UserInfo) : null;
  } catch {
    return null;
  }
};
