import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { apiMiddleware } from './server/apiMiddleware';

/** Serves the embedded API from the same origin as the pages, in development and preview. */
export const embeddedApi = (): Plugin => {
  let running: ReturnType<typeof apiMiddleware> | undefined;
  const serve = ({ middlewares, httpServer, config }: ViteDevServer | PreviewServer): void => {
    // When its configuration changes, Vite starts the new server before it closes the old one.
    running?.close();
    const api = apiMiddleware(config.root, process.env, (what) => console.error(what));
    running = api;
    middlewares.use(api.middleware);
    // Prepares only after the server listens, so that the start does not wait for it.
    httpServer?.once('listening', api.prepare);
    httpServer?.once('close', api.close);
  };
  return { name: 'embedded-api', configureServer: serve, configurePreviewServer: serve };
};
