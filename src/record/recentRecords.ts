import { type Identifier, type RaRecord, useResourceContext, useStore, useStoreContext } from 'ra-core';
import { useRecordName } from '../ui/text/useRecordName';

/** A record that the user opened. Only its name is stored. */
type RecentRecord = { resource: string; id: Identifier; name: string };

/** The key in react-admin's store, which is in memory and ends with the session, because names are personal data. */
const key = 'recentRecords';
const most = 8;
const none: readonly RecentRecord[] = [];

/** Returns the last opened records, the latest first. */
export const useRecentRecords = (): readonly RecentRecord[] =>
  useStore<readonly RecentRecord[]>(key, none)[0];

/** Returns `remember`, which adds an opened record to the recent ones, and `forget`, which removes a deleted one. */
export const useRemember = () => {
  const resource = useResourceContext() ?? '';
  const nameOf = useRecordName();
  const store = useStoreContext();
  const othersThan = (id: Identifier): RecentRecord[] =>
    (store.getItem<readonly RecentRecord[]>(key) ?? none).filter(
      (recent) => recent.resource !== resource || String(recent.id) !== String(id),
    );
  return {
    remember: (record: RaRecord): void => {
      const name = nameOf(record) || String(record.id);
      store.setItem(key, [{ resource, id: record.id, name }, ...othersThan(record.id)].slice(0, most));
    },
    forget: (id: Identifier): void => store.setItem(key, othersThan(id)),
  };
};
