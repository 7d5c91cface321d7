import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import { cacheControl, securityHeaders } from './securityHeaders';

type Hosting = {
  /** The origin of a real API, to which the service paths are proxied. */
  apiHost: string | undefined;
  pictureHosts: string[];
  /** The content of /config.json (src/config.ts, RuntimeConfig); undefined keys keep the product's default. */
  config: Record<string, unknown>;
};

/** Matches the API's paths: every service, and its pictures. The product's own addresses never match. */
const apiPath = /^\/(?:[^/]+-services|cdn)\//;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/, '');

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
};

const notFound = (response: ServerResponse): void =>
  sendJson(response, 404, { status_code: 404, message: 'Not found' });

const proxyTo = (apiHost: string, pattern: RegExp): Record<string, ProxyOptions> => ({
  [pattern.source]: {
    target: apiHost,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (outgoing) => {
        // For the real host, this is a call from a server, so it must not receive our origin or our cookies.
        outgoing.removeHeader('origin');
        outgoing.removeHeader('cookie');
      });
      proxy.on('error', (error, _request, response) => {
        if ('headersSent' in response && !response.headersSent)
          sendJson(response, 502, { status_code: 502, message: `${apiHost}: ${error.message}` });
      });
    },
  },
});

const serveConfig =
  (config: Hosting['config']): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (pathOf(request) === '/config.json') sendJson(response, 200, config);
    else next();
  };

const setHeaders =
  (headers: Record<string, string>): Connect.NextHandleFunction =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!apiPath.test(pathOf(request))) response.setHeader('Cache-Control', cacheControl(pathOf(request)));
    next();
  };

const filesOf = (dist: string): Set<string> =>
  new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );

/** Returns true if index.html is the response for a path. A path that looks like an API call or a file must not get HTML. */
const isPage = (path: string): boolean =>
  path.startsWith('/dashboard') ||
  !(apiPath.test(path) || path.startsWith('/assets/') || /\.[^/]*$/.test(path));

/**
 * Hosts the product with Vite's own servers: run-time configuration, headers, and the responses of a single-page
 * application. docs/deployment.md has the same for nginx.
 */
export const hosting = ({ apiHost, pictureHosts, config }: Hosting): Plugin[] => {
  const proxy = apiHost === undefined ? {} : proxyTo(apiHost, apiPath);
  return [
    {
      name: 'hosting',
      enforce: 'pre',
      config: () => ({ server: { proxy }, preview: { proxy, cors: false } }),
      configureServer: (server) => void server.middlewares.use(serveConfig(config)),
      configurePreviewServer: (server) => {
        const hosts = apiHost === undefined ? pictureHosts : [apiHost, ...pictureHosts];
        server.middlewares.use(setHeaders(securityHeaders(hosts)));
        server.middlewares.use(serveConfig(config));
      },
    },
    {
      // After the embedded API: handles the requests that it did not.
      name: 'hosting:not-found',
      enforce: 'post',
      configureServer: (server) => {
        server.middlewares.use((request, response, next) => {
          if (apiHost === undefined && apiPath.test(pathOf(request))) notFound(response);
          else next();
        });
      },
      configurePreviewServer: (server) => {
        const dist = join(server.config.root, server.config.build.outDir);
        const files = filesOf(dist);
        const page = readFileSync(join(dist, 'index.html'));
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request);
          if (apiPath.test(path) ? apiHost !== undefined : files.has(path)) next();
          else if (isPage(path)) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
          else notFound(response);
        });
      },
    },
  ];
};
