import { createListeners } from '../../domain/format/listeners';

/** Counts the places on screen with unsaved input, because RouteGate keeps their page mounted (layout/RouteGate.tsx). */

let places = 0;
const { subscribe, notify } = createListeners();

const change = (by: 1 | -1): void => {
  places += by;
  notify();
};

export const unsavedChanges = {
  /** Adds a place; call the returned function when its input is saved or discarded. */
  add: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
  exist: (): boolean => places > 0,
  subscribe,
};
