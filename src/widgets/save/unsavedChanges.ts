import { createListeners } from '../../format/listeners';

/** How many places on screen hold something that was typed and not saved: the gate keeps their page (layout/RouteGate.tsx). */

let places = 0;
const { subscribe, notify } = createListeners();

const change = (by: 1 | -1): void => {
  places += by;
  notify();
};

export const unsavedChanges = {
  /** Counts one more place; call the answer when it is saved or gone. */
  add: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
  exist: (): boolean => places > 0,
  subscribe,
};
