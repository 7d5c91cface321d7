import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flushFolder } from './flushFolder';
import { keeping } from './journal';
import { type PictureStore, seededPicture } from './pictureStore';

const drawn = join(dirname(fileURLToPath(import.meta.url)), 'pictures');

/** Reads one of the drawn pictures of mocks/storage/pictures. */
export const loadDrawnPicture: PictureStore['load'] = (id) =>
  Promise.resolve(seededPicture(id) ? new Uint8Array(readFileSync(join(drawn, `${id}.jpg`))) : null);

/** The file name of an upload; other files in the folder are not deleted. */
const uploadName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/**
 * Stores uploads as files in `folder`, so that they survive a restart. Ids come from the server, never from a client.
 * @param isKept true for the id of a known upload; the files of others are deleted
 */
export const pictureFiles = (folder: string, isKept: (id: string) => boolean): PictureStore => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const fileOf = (id: string): string => join(folder, `${id}.jpg`);
  for (const name of readdirSync(folder)) {
    const [, id] = uploadName.exec(name) ?? [];
    if (id === undefined) continue;
    if (isKept(id)) chmodSync(fileOf(id), 0o600);
    else rmSync(fileOf(id));
  }
  return {
    // On the disk before the response to the upload, like the journal.
    save: (id, bytes) =>
      keeping(
        () => {
          writeFileSync(fileOf(id), bytes, { mode: 0o600, flush: true });
          flushFolder(folder);
        },
        () => rmSync(fileOf(id), { force: true }),
      ),
    load: async (id) =>
      existsSync(fileOf(id)) ? new Uint8Array(readFileSync(fileOf(id))) : loadDrawnPicture(id),
  };
};
