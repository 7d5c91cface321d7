import { useSyncExternalStore } from 'react';
import type { Access } from './access';
import { session } from './session';

const none: Access = [];
const known = new WeakMap<object, Access>();

const readAccess = (): Access => {
  const info = session.get();
  if (!info) return none;
  const access = known.get(info) ?? info.payload.user_data.access_role.map((item) => item.access);
  known.set(info, access);
  return access;
};

let answer: Access | null = null;
const forget = (): void => {
  answer = null;
};
session.subscribe(forget);

/**
 * The access values of the signed-in user (specification §3 'Session': access_role); the same array while nothing changed.
 * The session is read once in a task: every button of 100 rows asks, and reading its cookie each time took nearly half of the
 * scripts' time (docs/decisions/0070).
 */
export const currentAccess = (): Access => {
  if (answer === null) {
    answer = readAccess();
    queueMicrotask(forget);
  }
  return answer;
};

/** `currentAccess` for components: at once and never stale, where usePermissions answers later and caches for minutes. */
export const useAccess = (): Access => useSyncExternalStore(session.subscribe, currentAccess);
