import { compacted } from './compaction';
import { type Change, type Journal, NotKept } from './journal';
import type { PictureStore } from './pictureStore';

/**
 * Where the browser worker remembers: IndexedDB, so that a reload neither signs anybody out nor loses a write, and so
 * that the logout of specification §4, which clears local and session storage, does not clear the server too. It is
 * compacted when it is opened, as the file is (journalFile.ts).
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

/** The journal and the pictures of earlier visits; `drawn` reads the pictures of the seed. */
export const openBrowserStore = async (
  drawn: PictureStore['load'],
): Promise<{ journal: Journal; pictures: PictureStore }> => {
  const database = await open();
  let isFull = false;
  const store = (name: 'changes' | 'pictures', mode: IDBTransactionMode) => {
    if (isFull && mode === 'readwrite') throw new NotKept('The storage of the browser is full');
    const transaction = database.transaction(name, mode);
    // Only then is it known that there was no room, and the call has been answered already: the next ones are refused.
    transaction.onabort = () => (isFull = true);
    return transaction.objectStore(name);
  };
  // One transaction: either all of it or nothing.
  const journal = store('changes', 'readwrite');
  const changes = compacted((await settled(journal.getAll())) as Change[], Date.now());
  journal.clear();
  for (const change of changes) journal.add(change);
  const known = new Set(changes.flatMap(({ table, id }) => (table === 'pictures' ? [id] : [])));
  const uploads = store('pictures', 'readwrite');
  for (const id of await settled(uploads.getAllKeys()))
    if (typeof id !== 'string' || !known.has(id)) uploads.delete(id);
  return {
    journal: {
      changes: () => changes,
      append: (written) => {
        const one = store('changes', 'readwrite');
        for (const change of written) one.add(change);
        // At once: a page that is left right after the answer would otherwise end the transaction.
        one.transaction.commit();
      },
    },
    pictures: {
      save: (id, bytes) => {
        const one = store('pictures', 'readwrite');
        one.put(bytes, id);
        one.transaction.commit();
      },
      load: async (id) => {
        const found = (await settled(store('pictures', 'readonly').get(id))) as
          Uint8Array<ArrayBuffer> | undefined;
        return found ?? drawn(id);
      },
    },
  };
};
