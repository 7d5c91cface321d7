import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import { demoPassword } from '../mocks/server/accounts';
import { serverConfig } from '../scripts/serverConfig';
import { tokenKey } from './floor/api';
import { floorPage, type Landmarks, productPage } from './landmarks';

/** One of the two compared applications, built and served. */
export type App = {
  name: string;
  origin: string;
  landmarks: Landmarks;
  /** Returns the bytes of a file after brotli 11, as it is sent. */
  compressed: (path: string) => number;
  /** The cookie and the local storage of a signed-in person. */
  session: { token: string; storage: Record<string, string> };
  close: () => Promise<void>;
};

const folder = 'node_modules/.bench';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Returns the page, the scripts and the styles of a build after brotli 11, by path. */
const compressedFiles = (dist: string): Map<string, Buffer> =>
  new Map(
    ['index.html', ...readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`)]
      .filter((file) => extname(file) in types)
      .map((file) => [
        `/${file}`,
        brotliCompressSync(readFileSync(join(dist, file)), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        }),
      ]),
  );

/** Sends what is text compressed, as any host does, because Vite's preview server does not compress. */
const compression = (files: Map<string, Buffer>): Plugin => ({
  name: 'bench:compression',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = request.headers['sec-fetch-dest'] === 'document' ? '/index.html' : (request.url ?? '');
      const body = files.get(path);
      if (body === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', `${types[extname(path)]}; charset=utf-8`);
      response.setHeader('Content-Encoding', 'br');
      response.end(body);
    });
  },
});

/** Removes the content security policy: stock react-admin sets helper texts through innerHTML, which the policy forbids. */
const withoutPolicy: Plugin = {
  name: 'bench:without-policy',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.removeHeader('Content-Security-Policy');
      next();
    });
  },
};

const signIn = async (origin: string): Promise<{ token: { access_token: string } }> => {
  const answer = await fetch(`${origin}/users-services/api/v1/backoffice/login`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      platform: 'web',
      'app-version': '1.60.1',
    },
    body: JSON.stringify({ username: 'superadmin', password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: { access_token: string } } }).data;
};

type Source = { name: string; config: InlineConfig; plugins: Plugin[]; landmarks: Landmarks };

const sources: Record<'product' | 'floor', Source> = {
  product: { name: 'product', config: {}, plugins: [], landmarks: productPage },
  floor: {
    name: 'floor',
    config: { root: 'bench/floor', configFile: false, plugins: [react()] },
    plugins: [withoutPolicy],
    landmarks: floorPage,
  },
};

const outDirOf = ({ name, config }: Source): string =>
  join(config.root === undefined ? '' : '../..', folder, name);

/** Builds both applications for production. */
export const buildApps = async (): Promise<void> => {
  process.env.NODE_ENV = 'production';
  for (const source of Object.values(sources))
    await build({
      ...source.config,
      logLevel: 'error',
      build: { outDir: outDirOf(source), emptyOutDir: true },
    });
};

/** Serves a built application, hosted like the product, with an embedded API of its own and `sellers` sellers. */
export const serve = async (which: 'product' | 'floor', sellers = 200): Promise<App> => {
  Object.assign(process.env, { API_DATA: 'memory', API_SELLERS: String(sellers), API_LATENCY: '0' });
  const source = sources[which];
  const files = compressedFiles(join(folder, source.name));
  const { plugins = [], ...hosted } = serverConfig(0);
  const server = await preview({
    ...source.config,
    ...hosted,
    plugins: [...plugins, ...source.plugins, compression(files)],
    logLevel: 'warn',
    build: { outDir: outDirOf(source) },
  });
  const listening = server.httpServer.address();
  if (listening === null || typeof listening === 'string') throw new Error(`${source.name} listens nowhere.`);
  const origin = `http://127.0.0.1:${listening.port}`;
  const info = await signIn(origin);
  const token = info.token.access_token;
  return {
    name: source.name,
    origin,
    landmarks: source.landmarks,
    compressed: (path) => files.get(path)?.length ?? NaN,
    session: { token, storage: { 'user-info': JSON.stringify(info), [tokenKey]: token } },
    close: () => server.close(),
  };
};
