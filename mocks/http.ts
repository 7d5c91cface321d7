import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { apiMiddleware } from './server/apiMiddleware';

/** Serves the embedded API from the origin that serves the pages, in development and in preview. */
export const embeddedApi = (): Plugin => {
  let running: ReturnType<typeof apiMiddleware> | undefined;
  const serve = ({ middlewares, httpServer, config }: ViteDevServer | PreviewServer): void => {
    // Vite starts the next server before it closes the last one when its configuration changes.
    running?.close();
    const api = apiMiddleware(config.root, process.env, (what) => console.error(what));
    running = api;
    middlewares.use(api.middleware);
    // Not before, or the start would wait for it.
    httpServer?.once('listening', api.prepare);
    httpServer?.once('close', api.close);
  };
  return { name: 'embedded-api', configureServer: serve, configurePreviewServer: serve };
};
