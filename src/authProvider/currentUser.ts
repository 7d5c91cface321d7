import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../dataProvider/wire';
import type { Access } from './access';
import { session } from './session';

type User = UserInfo['payload']['user_data'];

const nobody: User = { user_id: '', full_name: '', email: '', role_name: '', access_role: [] };

/** A blank user between the end of a session and the login form. */
export const currentUser = (): User => session.get()?.payload.user_data ?? nobody;

/** At once, in the same render. */
export const useUser = (): User => useSyncExternalStore(session.subscribe, currentUser);

let info: UserInfo | null = null;
let access: Access = [];
let isFresh = false;
const forget = (): void => {
  isFresh = false;
};
session.subscribe(forget);

/** Read once per task, because every button of 100 rows calls this (docs/decisions.md 'Rights at once'). */
export const currentAccess = (): Access => {
  if (isFresh) return access;
  const current = session.get();
  if (current !== info) access = current?.payload.user_data.access_role.map((role) => role.access) ?? [];
  info = current;
  isFresh = true;
  queueMicrotask(forget);
  return access;
};

export const useAccess = (): Access => useSyncExternalStore(session.subscribe, currentAccess);
