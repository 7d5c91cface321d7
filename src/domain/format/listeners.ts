/** Creates a set of listeners to call when something changes, for useSyncExternalStore. */
export const createListeners = <Args extends readonly unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Adds a listener and returns the function that removes it. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
};
