import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { refuse } from './answers';
import { callerHeader } from './loginLimit';

/** Converts Node's requests and responses to and from those of the embedded API's handlers. */

const kilobyte = 1024;

/** The maximum size of a body, in bytes. */
export const largestBody = 256 * kilobyte;

/** The maximum size of an upload, in bytes: a photo of 5000 KB is 6.7 MB as a data URL. */
export const largestUpload = 8 * 1024 * kilobyte;

/** Milliseconds that a client with a body that is too large has to read the refusal. */
const timeToRead = 1000;

/**
 * Reads the whole body; null as soon as it is larger than `limit` bytes.
 * @throws Error if the client disconnects before the end
 */
export const readBody = (incoming: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> =>
  new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) {
      resolve(null);
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) resolve(null);
      else chunks.push(chunk);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('close', () => reject(new Error('The caller has gone')));
  });

/** Responds 413 for a body that is larger than `limit` bytes. */
export const tooLarge = (limit: number): Response =>
  limit === largestUpload
    ? refuse(413, 'Ukuran permintaan melebihi batas 8 MB. Kecilkan file, lalu kirim kembali.')
    : refuse(413, 'Ukuran permintaan melebihi batas 256 KB. Kurangi isinya, lalu kirim kembali.');

/**
 * Responds to a request without reading its body, and closes the connection. The client may still be sending, so its data
 * is dropped for a moment: closing the connection at once would lose the response.
 */
export const refuseUnread = async (
  refusal: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const text = await refusal.text();
  // The headers contain the length of the text, so that the client knows when it has read all of it.
  outgoing.writeHead(refusal.status, { ...Object.fromEntries(refusal.headers), Connection: 'close' });
  outgoing.write(text);
  incoming.resume();
  await Promise.race([finished(incoming), delay(timeToRead, undefined, { ref: false })]);
  outgoing.end();
};

/**
 * Converts a request for the handlers; null if its URL or method is invalid. HEAD becomes GET, and Node omits the body of
 * the response.
 */
export const toRequest = (incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request | null => {
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  try {
    // Throws on an invalid escape sequence, because a handler decodes the ids of the path.
    decodeURIComponent(incoming.url ?? '/');
    const request = new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
      method,
      headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      body: body.length > 0 && method !== 'GET' ? body : null,
    });
    request.headers.set(callerHeader, incoming.socket.remoteAddress ?? '');
    return request;
  } catch {
    return null;
  }
};

export const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
  else outgoing.end();
};
