import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { apiMiddleware } from './apiMiddleware';

const serve = ({ middlewares, httpServer, config }: ViteDevServer | PreviewServer): void => {
  const { middleware, prepare } = apiMiddleware(config.root, process.env, (what) => console.error(what));
  middlewares.use(middleware);
  // Not before, or the start would wait for it.
  httpServer?.once('listening', prepare);
};

/** Serves the embedded API from the origin that serves the pages, in development and in preview. */
export const embeddedApi = (): Plugin => ({
  name: 'embedded-api',
  configureServer: serve,
  configurePreviewServer: serve,
});
