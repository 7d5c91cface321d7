import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getResponse, matchRequestUrl, type HttpHandler } from 'msw';
import { refuse } from './answers';
import type { Context } from './context';
import { dataFolderOf, openDataFolder } from './dataFolder';
import { createDb } from './db';
import { createHandlers } from './handlers';
import { memoryJournal, NotKept } from './journal';
import { loadDrawnPicture } from './pictureFiles';
import { memoryPictures } from './pictureStore';
import { regionFiles } from './regionFiles';
import { readSwitches } from './switches';

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** 405 where an address takes other methods, 404 where there is none. */
const refuseAddress = (handlers: readonly HttpHandler[], { url, method }: Request): Response => {
  const { pathname } = new URL(url);
  const methods = handlers.flatMap(({ info: { path, method: other } }) =>
    typeof path === 'string' && matchRequestUrl(new URL(url), path).matches ? [String(other)] : [],
  );
  if (methods.length === 0) return refuse(404, `Alamat layanan tidak dikenal: ${pathname}`);
  const allowed = [...new Set(methods)].join(', ');
  const refusal = refuse(405, `Metode ${method} tidak tersedia di alamat ini, hanya ${allowed}`);
  refusal.headers.set('Allow', allowed);
  return refusal;
};

/** Says something to whoever runs the server: a warning, or an error of our own. */
type Tell = (what: unknown) => void;

type Environment = Readonly<Record<string, string | undefined>>;

/** Larger bodies are refused unread: a photo of 5000 KB is 6.7 MB as a data URL. */
const largestBody = 8 * 1024 * 1024;

const isApiPath = (url: string): boolean => /^\/(users-services|cdn)\//.test(url);

/** The context, and what leaves its folder to the next server. */
const open = (root: string, env: Environment, tell: Tell): { context: Context; close: () => void } => {
  const switches = readSwitches(env);
  const path = dataFolderOf(root, switches);
  const folder = path === null ? null : openDataFolder(path, tell);
  const db = createDb(switches.sellers, folder?.journal ?? memoryJournal());
  const pictures =
    folder?.pictures((id) => db.pictures.get(id) !== undefined) ?? memoryPictures(loadDrawnPicture);
  return { context: { switches, db, regions: regionFiles(), pictures }, close: () => folder?.close() };
};

/** Does the work one step a turn: a request that comes meanwhile waits for one step at most. */
const inSteps = (work: Iterator<void>): void => {
  setImmediate(() => {
    if (!work.next().done) inSteps(work);
  });
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

/** The request as the handlers see it, or null where its address or its method is none that they could read. */
const toRequest = (incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request | null => {
  const method = incoming.method ?? 'GET';
  try {
    // A handler decodes the ids of the path.
    decodeURIComponent(incoming.url ?? '/');
    return new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
      method,
      headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      body: body.length > 0 && !['GET', 'HEAD'].includes(method) ? body : null,
    });
  } catch {
    return null;
  }
};

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
 * The API over HTTP, as a middleware; what is not its own goes on to `next`. `prepare` does beforehand what the first
 * requests would otherwise wait for; `close` leaves the data folder to the next server.
 * @param root folder that API_DATA is relative to
 * @param env the switches (switches.ts)
 * @throws Error on a switch that cannot be read, FolderRefused on a folder that cannot be used
 */
export const apiMiddleware = (root: string, env: Environment, tell: Tell) => {
  const { context, close } = open(root, env, tell);
  const handlers = createHandlers(context);

  const answerTo = async (incoming: IncomingMessage): Promise<Response> => {
    const body = await readBody(incoming);
    if (!body)
      return refuse(413, 'Ukuran permintaan melebihi batas 8 MB. Kecilkan file, lalu kirim kembali.');
    const request = toRequest(incoming, body);
    if (!request) return refuse(400, 'Alamat permintaan tidak dapat dibaca. Periksa penulisan alamatnya.');
    return (await getResponse(handlers, request)) ?? refuseAddress(handlers, request);
  };
  const middleware: Middleware = (incoming, outgoing, next) => {
    if (!isApiPath(incoming.url ?? '')) {
      next();
      return;
    }
    answerTo(incoming)
      .catch((error: unknown) => {
        if (!outgoing.destroyed) tell(error);
        return refuse(
          500,
          error instanceof NotKept
            ? 'Perubahan tidak tersimpan karena penyimpanan server bermasalah. Hubungi tim teknis.'
            : 'Terjadi gangguan pada layanan, silakan coba beberapa saat lagi',
        );
      })
      .then((response) => send(response, outgoing))
      // The caller has gone: there is nobody to answer.
      .catch(() => outgoing.destroy());
  };
  return { middleware, prepare: () => inSteps(context.db.prepare()), close };
};
