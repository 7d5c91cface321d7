import { useRemoveFromStore, useStore } from 'ra-core';
import { useUser } from '../authProvider/currentUser';
import type { Scheme, SchemeChoice } from '../widgets/tokens';
import { savePreferences } from './preferences';

/**
 * The colour scheme a person chose and how to choose one. It stands at 'theme' in react-admin's store, where
 * `useTheme` reads it; an empty place means the system's. Kept in IndexedDB (preferences.ts).
 */
export const useSchemeChoice = (): [SchemeChoice, (choice: SchemeChoice) => void] => {
  const [scheme, setScheme] = useStore<Scheme>('theme');
  const forgetScheme = useRemoveFromStore('theme');
  const { user_id } = useUser();
  const choose = (choice: SchemeChoice): void => {
    if (choice === 'system') forgetScheme();
    else setScheme(choice);
    void savePreferences(user_id, { theme: choice === 'system' ? undefined : choice });
  };
  return [scheme ?? 'system', choose];
};
