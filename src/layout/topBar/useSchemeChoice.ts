import { useRemoveFromStore, useStore } from 'ra-core';
import type { Scheme, SchemeChoice } from '../../ui/theme/tokens';

export const schemeChoices = ['system', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/**
 * Returns the chosen colour scheme, and its setter. The store keeps the choice at 'theme' (preferences.ts), where `useTheme`
 * reads it; without a value, the system's scheme applies.
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
