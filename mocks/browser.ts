import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { regionFetch } from './regions/regionFetch';
import { answering } from './server/answering';
import { demoFolder } from './server/demoFolder';
import { noHashing } from './server/hashing';
import { defaultSwitches } from './server/switches';
import { openBrowserStore } from './storage/browserStore';
import { createDb } from './storage/db';
import { type PictureStore, seededPicture } from './storage/pictureStore';

const loadDrawnPicture: PictureStore['load'] = async (id) => {
  if (!seededPicture(id)) return null;
  const response = await fetch(`${demoFolder}/pictures/${id}.jpg`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
};

/**
 * Starts the embedded API in a service worker, for a demo on a static host. Its data stays in this browser and uploads show
 * no progress, so prefer `npm start` where a server can run.
 */
export const startBrowserApi = async (): Promise<void> => {
  const { journal, pictures } = await openBrowserStore(loadDrawnPicture);
  const handlers = createHandlers({
    switches: defaultSwitches,
    db: createDb(defaultSwitches.sellers, journal, noHashing),
    regions: regionFetch(`${demoFolder}/regions`),
    pictures,
  });
  const answer = answering(handlers, (error) => console.error(error));
  const worker = setupWorker(http.all('*', ({ request }) => answer(request)));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
};
