import { compacted } from './compaction';
import { type Change, type Journal, NotKept } from './journal';
import type { PictureStore } from './pictureStore';
import { storedFaults } from './storedRecords';

/**
 * The storage of the browser worker, in IndexedDB, so that neither a reload nor the logout of specification §4 deletes it: that
 * logout only clears local and session storage. Each tab has its own tables and sends its writes to the other tabs. The journal is
 * compacted when it is opened, like the file (journalFile.ts), without the records that break their schema.
 */

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('embedded-api', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('changes', { autoIncrement: true });
    request.result.createObjectStore('pictures');
  };
  return settled(request);
};

/** Opens the journal and the pictures of earlier visits; `drawn` loads the pictures of the seed. */
export const openBrowserStore = async (
  drawn: PictureStore['load'],
): Promise<{ journal: Journal; pictures: PictureStore }> => {
  const database = await open();
  const others: Change[] = [];
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  const tabs = new BroadcastChannel('embedded-api');
  tabs.onmessage = ({ data }: MessageEvent<readonly Change[]>) => {
    others.push(...data);
    for (const listener of listeners) listener(data);
  };
  let isFull = false;
  const store = (name: 'changes' | 'pictures', mode: IDBTransactionMode) => {
    if (isFull && mode === 'readwrite') throw new NotKept('The storage of the browser is full');
    const transaction = database.transaction(name, mode);
    // The lack of space is known only now, after the response was sent, so that only later calls can be refused.
    transaction.onabort = () => (isFull = true);
    return transaction.objectStore(name);
  };
  // One transaction replaces the whole journal or nothing.
  const journal = store('changes', 'readwrite');
  const changes = compacted((await settled(journal.getAll())) as Change[], Date.now()).filter(
    (change) => storedFaults(change).length === 0,
  );
  journal.clear();
  for (const change of changes) journal.add(change);
  const known = new Set(changes.flatMap(({ table, id }) => (table === 'pictures' ? [id] : [])));
  const uploads = store('pictures', 'readwrite');
  for (const id of await settled(uploads.getAllKeys()))
    if (typeof id !== 'string' || !known.has(id)) uploads.delete(id);
  return {
    journal: {
      changes: () => [...changes, ...others],
      append: (written) => {
        const one = store('changes', 'readwrite');
        for (const change of written) one.add(change);
        // Commits at once, because leaving the page right after the response would otherwise abort the transaction.
        one.transaction.commit();
        tabs.postMessage(written);
      },
      onOthers: (listener) => void listeners.push(listener),
    },
    pictures: {
      save: (id, bytes) => {
        const one = store('pictures', 'readwrite');
        one.put(bytes, id);
        one.transaction.commit();
      },
      load: async (id) => {
        const found = (await settled(store('pictures', 'readonly').get(id))) as
          | Uint8Array<ArrayBuffer>
          | undefined;
        return found ?? drawn(id);
      },
    },
  };
};
