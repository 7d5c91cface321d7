import { useRemoveFromStore, useStore } from 'ra-core';
import type { Scheme, SchemeChoice } from '../../theme/tokens';

export const schemeChoices = ['system', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/**
 * The colour scheme a person chose, and how to choose one. It is kept at 'theme' in the store (preferences.ts), where
 * react-admin's `useTheme` reads it; an empty place means the system's.
 */
export const useSchemeChoice = (): [SchemeChoice, (choice: SchemeChoice) => void] => {
  const [scheme, setScheme] = useStore<Scheme>('theme');
  const followSystem = useRemoveFromStore('theme');
  return [
    scheme ?? 'system',
    (choice) => {
      if (choice === 'system') followSystem();
      else setScheme(choice);
    },
  ];
};
