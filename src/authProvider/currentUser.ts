import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../dataProvider/wire';
import { session } from './session';

type User = UserInfo['payload']['user_data'];

const nobody: User = { user_id: '', full_name: '', email: '', role_name: '', access_role: [] };

/** A blank user between the end of a session and the login form. */
export const currentUser = (): User => session.get()?.payload.user_data ?? nobody;

/** At once, while useGetIdentity returns later. */
export const useUser = (): User => useSyncExternalStore(session.subscribe, currentUser);
