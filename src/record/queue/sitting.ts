import { useResourceContext, useStore, useStoreContext } from 'ra-core';
import { waitingState } from '../../dataProvider/pendingCounts';

/** The number of decisions by action. */
type Sitting = Readonly<Record<string, number>>;

const none: Sitting = {};

/** The key in react-admin's store, which is in memory and ends with the session. */
const keyOf = (resource: string) => `${resource}.decided`;

/** Returns what the person has decided about waiting records of this resource, since the page was loaded. */
export const useSitting = (resource: string): Sitting => useStore(keyOf(resource), none)[0];

/** Returns a function that counts an action, if it decided about records in a state in which they wait. */
export const useCountDecision = () => {
  const resource = useResourceContext() ?? '';
  const store = useStoreContext();
  return (action: string, state: unknown): void => {
    if (state !== waitingState(resource)) return;
    const before = store.getItem<Sitting>(keyOf(resource)) ?? none;
    store.setItem(keyOf(resource), { ...before, [action]: (before[action] ?? 0) + 1 });
  };
};
