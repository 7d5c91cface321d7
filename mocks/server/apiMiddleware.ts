import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHandler } from 'msw';
import { createHandlers } from '../handlers';
import { regionFiles } from '../regions/regionFiles';
import { dataFolderOf, openDataFolder } from '../storage/dataFolder';
import { createDb } from '../storage/db';
import { memoryJournal } from '../storage/journal';
import { loadDrawnPicture } from '../storage/pictureFiles';
import { memoryPictures } from '../storage/pictureStore';
import { storedFaults } from '../storage/storedRecords';
import { answering, patternOf, type Tell } from './answering';
import { refuse, unauthorized } from './answers';
import type { Context } from './context';
import {
  largestBody,
  largestUpload,
  readBody,
  refuseUnread,
  send,
  tooLarge,
  toRequest,
} from './httpMessages';
import { nodeHashing } from './nodeHashing';
import { readSwitches } from './switches';
import { accountOf } from './tokens';

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Responds 405 if the address has other methods, 404 if it does not exist. */
const refuseAddress = (handlers: readonly HttpHandler[], url: string, method = ''): Response => {
  const { pathname } = new URL(url);
  const methods = handlers.flatMap(({ info: { path, method: other } }) =>
    typeof path === 'string' && patternOf(path).test(pathname) ? [String(other)] : [],
  );
  if (methods.length === 0)
    return refuse(404, `Alamat ${pathname} tidak dikenal server. Hubungi tim teknis.`);
  // HEAD is handled like GET.
  if (methods.includes('GET')) methods.push('HEAD');
  const allowed = [...new Set(methods)].join(', ');
  const refusal = refuse(
    405,
    `Server tidak menerima ${method} di alamat ini, hanya ${allowed}. Hubungi tim teknis.`,
  );
  refusal.headers.set('Allow', allowed);
  return refusal;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The only endpoint with large bodies; it requires a signed-in account. */
const uploadPath = /\/cdn\/single-upload(\?|$)/;

const isApiPath = (url: string): boolean => /^\/(users-services|cdn)\//.test(url);

/** Opens the data folder. Returns the context, and a function that frees the folder for the next server. */
const open = (root: string, env: Environment, tell: Tell): { context: Context; close: () => void } => {
  const switches = readSwitches(env);
  const path = dataFolderOf(root, switches);
  const folder = path === null ? null : openDataFolder(path, tell, storedFaults);
  const db = createDb(switches.sellers, folder?.journal ?? memoryJournal(), nodeHashing);
  const pictures =
    folder?.pictures((id) => db.pictures.get(id) !== undefined) ?? memoryPictures(loadDrawnPicture);
  return { context: { switches, db, regions: regionFiles(), pictures }, close: () => folder?.close() };
};

/** Runs the work step by step, so that other requests are handled between two steps. */
const inSteps = (work: Iterator<void>): void => {
  setImmediate(() => {
    if (!work.next().done) inSteps(work);
  });
};

/**
 * Creates the API over HTTP, as a middleware that passes other requests to `next`. `prepare` computes what the first
 * requests would wait for; `close` frees the data folder for the next server.
 * @param root folder that API_DATA is relative to
 * @param env the switches (switches.ts)
 * @throws Error on an invalid switch, FolderRefused on a folder that cannot be used
 */
export const apiMiddleware = (root: string, env: Environment, tell: Tell) => {
  const { context, close } = open(root, env, tell);
  const handlers = createHandlers(context);
  const answerOf = answering(handlers, tell);

  const answerTo = async (incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Response> => {
    const request = toRequest(incoming, body);
    if (!request) return refuse(400, 'Alamat ini tidak dapat dibaca. Periksa penulisannya, lalu coba lagi.');
    return (await answerOf(request)) ?? refuseAddress(handlers, request.url, incoming.method);
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const isUpload = uploadPath.test(incoming.url ?? '');
    const unread = isUpload ? toRequest(incoming, Buffer.alloc(0)) : null;
    const isSignedIn = unread !== null && accountOf(context, unread) !== undefined;
    const limit = isSignedIn ? largestUpload : largestBody;
    const body = await readBody(incoming, limit);
    if (!body) {
      await refuseUnread(isUpload && !isSignedIn ? unauthorized() : tooLarge(limit), incoming, outgoing);
      return;
    }
    await send(await answerTo(incoming, body), outgoing);
  };
  const middleware: Middleware = (incoming, outgoing, next) => {
    if (!isApiPath(incoming.url ?? '')) {
      next();
      return;
    }
    // The client has closed the connection, so that no response can be sent.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  };
  return { middleware, prepare: () => inSteps(context.db.prepare()), close };
};
