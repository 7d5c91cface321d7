import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededPicture, type PictureStore } from './pictureStore';

const drawn = join(dirname(fileURLToPath(import.meta.url)), 'pictures');

/** Reads one of the drawn pictures of mocks/pictures. */
export const loadDrawnPicture: PictureStore['load'] = (id) =>
  Promise.resolve(seededPicture(id) ? new Uint8Array(readFileSync(join(drawn, `${id}.jpg`))) : null);

/** Keeps uploads as files in `folder`, so that they survive a restart. Ids come from the server, never from a client. */
export const pictureFiles = (folder: string): PictureStore => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}.jpg`);
  return {
    save: (id, bytes) => writeFileSync(fileOf(id), bytes),
    load: async (id) =>
      existsSync(fileOf(id)) ? new Uint8Array(readFileSync(fileOf(id))) : loadDrawnPicture(id),
  };
};
