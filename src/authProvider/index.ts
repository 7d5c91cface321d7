import type { AuthProvider } from 'ra-core';
import { mayDo as isAllowed } from './access';
import { currentAccess } from './currentAccess';
import { type Credentials, endToken, login } from './login';
import { session } from './session';

/** What the auth provider needs to know of an area (menu/area.ts). */
type AreaPermission = { name: string; permission: string };

/**
 * Keluar: takes the token, clears everything, and informs the server without depending on its answer
 * (reading 14): a server that is down keeps nobody signed in.
 */
const logout = (): void => {
  const token = session.token();
  if (token === null) return;
  session.leave();
  endToken(token);
};

/** The auth provider, and what `canAccess` promises, at once. */
export type AppAuthProvider = AuthProvider & { mayDo: (resource: string, action: string) => boolean };

/** react-admin's auth provider over the session. The sign-in gate (SignInGate.tsx) leads to /auth, so nothing here redirects. */
export const createAuthProvider = (areas: readonly AreaPermission[]): AppAuthProvider => {
  const mayDo: AppAuthProvider['mayDo'] = (resource, action) => {
    const area = areas.find(({ name }) => name === resource);
    return area !== undefined && isAllowed(currentAccess(), area.permission, action);
  };
  return {
    login: (credentials: Credentials) => login(credentials),
    logout: () => {
      logout();
      return Promise.resolve(false);
    },
    checkAuth: () => (session.get() ? Promise.resolve() : Promise.reject(new Error('errors.expired'))),
    // An expired session was already ended by the HTTP client; everything else keeps the user signed in.
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const user = session.get()?.payload.user_data;
      return user
        ? Promise.resolve({
            id: user.user_id,
            fullName: user.full_name,
            email: user.email,
            roleName: user.role_name,
          })
        : Promise.reject(new Error('errors.expired'));
    },
    getPermissions: () => Promise.resolve(currentAccess()),
    mayDo,
    canAccess: ({ resource, action }) => Promise.resolve(mayDo(resource, action)),
  };
};
