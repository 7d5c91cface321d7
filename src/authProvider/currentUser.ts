import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../dataProvider/wire';
import { session } from './session';

/** What the session knows of its user (specification §3 'Session'). */
type User = UserInfo['payload']['user_data'];

const nobody: User = { user_id: '', full_name: '', email: '', role_name: '', access_role: [] };

/** The signed-in user; blank for the moment between the end of a session and the login form. */
export const currentUser = (): User => session.get()?.payload.user_data ?? nobody;

/** `currentUser` for components: at once, where useGetIdentity answers later. */
export const useUser = (): User => useSyncExternalStore(session.subscribe, currentUser);
