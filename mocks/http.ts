import type { Plugin } from 'vite';
import { apiMiddleware } from './apiMiddleware';

/** Serves the embedded API from the origin that serves the pages, in development and in preview. */
export const embeddedApi = (): Plugin => ({
  name: 'embedded-api',
  configureServer: ({ middlewares, config }) => void middlewares.use(apiMiddleware(config.root, process.env)),
  configurePreviewServer: ({ middlewares, config }) =>
    void middlewares.use(apiMiddleware(config.root, process.env)),
});
