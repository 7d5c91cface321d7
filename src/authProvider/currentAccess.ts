import { useSyncExternalStore } from 'react';
import type { Access } from './access';
import { session } from './session';

const none: Access = [];
const known = new WeakMap<object, Access>();

/** The access values of the signed-in user (specification §3 'Session': access_role); the same array while nothing changed. */
export const currentAccess = (): Access => {
  const info = session.get();
  if (!info) return none;
  const access = known.get(info) ?? info.payload.user_data.access_role.map((item) => item.access);
  known.set(info, access);
  return access;
};

/** `currentAccess` for components: at once and never stale, where usePermissions answers later and caches for minutes. */
export const useAccess = (): Access => useSyncExternalStore(session.subscribe, currentAccess);
