/** Functions to call when something changes, as useSyncExternalStore takes them. */
export const createListeners = <Args extends readonly unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Returns what takes the listener away again. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
};
