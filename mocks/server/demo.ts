import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type RegionFile, regionFileOf } from '../regions/regionFetch';
import { readRegionNames } from '../regions/regionFiles';
import { levels } from '../regions/regionSource';
import { seededPictures } from '../storage/pictureStore';
import { offeredAccounts } from './accounts';
import { demoFolder } from './demoFolder';

const here = dirname(fileURLToPath(import.meta.url));

/** Creates every region file of the demo, by its name without extension. */
export const regionFilesOfDemo = (): Map<string, RegionFile> => {
  const files = new Map<string, RegionFile>();
  for (const level of levels) {
    for (const [parent, names] of readRegionNames(level)) {
      const name = regionFileOf(level, parent);
      const file = files.get(name) ?? {};
      file[parent] = names;
      files.set(name, file);
    }
  }
  return files;
};

/**
 * Turns a build into a static demo: a service worker of the page runs the embedded API, and the files it reads are added to
 * the build. Only the demo build uses this plugin; the product's own build contains no mocks.
 */
export const staticDemo = (): Plugin => ({
  name: 'static-demo',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/src/main.tsx') ? `import ${JSON.stringify(join(here, 'startDemo.ts'))};\n${code}` : null,
  generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array) =>
      void this.emitFile({ type: 'asset', fileName: fileName.replace(/^\//, ''), source });
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    emit('mockServiceWorker.js', readFileSync(worker));
    for (const [name, file] of regionFilesOfDemo())
      emit(`${demoFolder}/regions/${name}.json`, JSON.stringify(file));
    for (const id of Object.values(seededPictures).flat()) {
      emit(`${demoFolder}/pictures/${id}.jpg`, readFileSync(join(here, '../storage/pictures', `${id}.jpg`)));
    }
    emit('config.json', JSON.stringify({ demoAccounts: offeredAccounts }));
  },
});
