import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getResponse } from 'msw';
import { refuse } from './answers';
import type { Context } from './context';
import { createDb } from './db';
import { createHandlers } from './handlers';
import { memoryJournal } from './journal';
import { journalFile } from './journalFile';
import { loadDrawnPicture, pictureFiles } from './pictureFiles';
import { memoryPictures } from './pictureStore';
import { regionFiles } from './regionFiles';
import { readSwitches } from './switches';

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type Environment = Readonly<Record<string, string | undefined>>;

/** Larger bodies are refused unread: a photo of 5000 KB is 6.7 MB as a data URL. */
const largestBody = 8 * 1024 * 1024;

const isApiPath = (url: string): boolean => /^\/(users-services|cdn)\//.test(url);

const createContext = (root: string, env: Environment): Context => {
  const switches = readSwitches(env);
  const folder = switches.dataFolder === null ? null : resolve(root, switches.dataFolder);
  return {
    switches,
    db: createDb(
      switches.sellers,
      folder === null ? memoryJournal() : journalFile(join(folder, 'journal.jsonl')),
    ),
    regions: regionFiles(),
    pictures: folder === null ? memoryPictures(loadDrawnPicture) : pictureFiles(join(folder, 'pictures')),
  };
};

/** The whole body, or null when it is larger than allowed; the rest is read and dropped, so that the answer arrives. */
const readBody = async (incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largestBody) chunks.push(chunk);
  }
  return length > largestBody ? null : Buffer.concat(chunks);
};

const toRequest = (incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request =>
  new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    body: body.length > 0 && incoming.method !== 'GET' ? body : null,
  });

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
  else outgoing.end();
};

/**
 * The API over HTTP, as a middleware; what is not its own goes on to `next`.
 * @param root folder that API_DATA is relative to
 * @param env the switches (switches.ts)
 * @throws Error on a switch that cannot be read
 */
export const apiMiddleware = (root: string, env: Environment): Middleware => {
  const context = createContext(root, env);
  const handlers = createHandlers(context);
  // The sellers are made up while the server waits for its first request, not during it.
  setImmediate(() => context.db.sellers.all());

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readBody(incoming);
    const response = body
      ? ((await getResponse(handlers, toRequest(incoming, body))) ??
        refuse(404, 'Alamat layanan tidak dikenal'))
      : refuse(413, 'Ukuran permintaan melebihi batas');
    await send(response, outgoing);
  };
  return (incoming, outgoing, next) => {
    if (isApiPath(incoming.url ?? '')) answer(incoming, outgoing).catch(next);
    else next();
  };
};
