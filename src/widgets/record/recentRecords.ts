import { type Identifier, type RaRecord, useResourceContext, useStore, useStoreContext } from 'ra-core';
import { useRecordName } from '../text/useRecordName';

/** A record that the person opened, and nothing of it but what its page calls it. */
type RecentRecord = { resource: string; id: Identifier; name: string };

/** In react-admin's store, which is memory and ends with the session: names of people are kept nowhere else. */
const key = 'recentRecords';
const most = 8;
const none: readonly RecentRecord[] = [];

/** The records that the person opened last, the latest first. */
export const useRecentRecords = (): readonly RecentRecord[] =>
  useStore<readonly RecentRecord[]>(key, none)[0];

/** How pages of a resource note which record was opened, and that one is gone. */
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
