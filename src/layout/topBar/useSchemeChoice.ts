import { useRemoveFromStore, useStore } from 'ra-core';
import type { Scheme, SchemeChoice } from '../../ui/theme/tokens';

export const schemeChoices = ['system', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/** The store keeps the choice at 'theme', where `useTheme` reads it; without one, the system's scheme applies. */
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
