import { useSyncExternalStore } from 'react';
import type { Access } from './access';
import { session } from './session';

const none: Access = [];
const accessByInfo = new WeakMap<object, Access>();

const readAccess = (): Access => {
  const info = session.get();
  if (!info) return none;
  const access = accessByInfo.get(info) ?? info.payload.user_data.access_role.map((item) => item.access);
  accessByInfo.set(info, access);
  return access;
};

let cached: Access | null = null;
const forget = (): void => {
  cached = null;
};
session.subscribe(forget);

/**
 * The same array while nothing changed. Read once per task: every button of 100 rows calls this, and reading the cookie
 * each time took nearly half of the scripts' time (docs/decisions.md 'Rights at once').
 */
export const currentAccess = (): Access => {
  if (cached === null) {
    cached = readAccess();
    queueMicrotask(forget);
  }
  return cached;
};

export const useAccess = (): Access => useSyncExternalStore(session.subscribe, currentAccess);
