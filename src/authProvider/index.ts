import type { AuthProvider } from 'ra-core';
import { mayAct } from './access';
import { currentAccess } from './currentUser';
import { endToken, login } from './login';
import { session } from './session';

/** `mayDo` is `canAccess` without a promise. */
export type AppAuthProvider = AuthProvider & { mayDo: (resource: string, action: string) => boolean };

/** The sign-in gate leads to /auth, so no method here redirects. */
export const createAuthProvider = (
  areas: readonly { name: string; permission: string }[],
): AppAuthProvider => {
  const mayDo: AppAuthProvider['mayDo'] = (resource, action) => {
    const area = areas.find(({ name }) => name === resource);
    return area !== undefined && mayAct(currentAccess(), area.permission, action);
  };
  return {
    login,
    // Nothing waits for the server (reading 14), so that logging out also works while it is down.
    logout: () => {
      const token = session.token();
      if (token !== null) {
        session.leave();
        endToken(token);
      }
      return Promise.resolve(false);
    },
    checkAuth: () => (session.get() ? Promise.resolve() : Promise.reject(new Error('errors.expired'))),
    // dataProvider/http.ts has already ended the session at a 401 (docs/architecture.md 'Where a 401 goes').
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const user = session.get()?.payload.user_data;
      if (!user) return Promise.reject(new Error('errors.expired'));
      const { user_id: id, full_name: fullName, email, role_name: roleName } = user;
      return Promise.resolve({ id, fullName, email, roleName });
    },
    getPermissions: () => Promise.resolve(currentAccess()),
    mayDo,
    canAccess: ({ resource, action }) => Promise.resolve(mayDo(resource, action)),
  };
};
