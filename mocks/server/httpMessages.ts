import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { refuse } from './answers';
import { callerHeader } from './loginLimit';

/** Node's requests and responses, as the handlers of the embedded API read and write them. */

const kilobyte = 1024;

/** Larger bodies are refused. */
export const largestBody = 256 * kilobyte;

/** The same of an upload: a photo of 5000 KB is 6.7 MB as a data URL. */
export const largestUpload = 8 * 1024 * kilobyte;

/** Milliseconds that a caller with too large a body has to read the refusal. */
const timeToRead = 1000;

/**
 * The whole body, or null as soon as it is larger than `limit` bytes.
 * @throws Error when the caller goes away in the middle
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

/** The 413 of a body that is larger than `limit` bytes. */
export const tooLarge = (limit: number): Response =>
  limit === largestUpload
    ? refuse(413, 'Ukuran permintaan melebihi batas 8 MB. Kecilkan file, lalu kirim kembali.')
    : refuse(413, 'Ukuran permintaan melebihi batas 256 KB. Kurangi isinya, lalu kirim kembali.');

/**
 * Answers a request whose body is not read, and closes the connection. The caller may still be sending: what arrives is
 * dropped for a moment, because a connection that is closed at once takes the answer back.
 */
export const refuseUnread = async (
  refusal: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const text = await refusal.text();
  // The headers hold the length of the text, so that the caller knows when it has read the whole of it.
  outgoing.writeHead(refusal.status, { ...Object.fromEntries(refusal.headers), Connection: 'close' });
  outgoing.write(text);
  incoming.resume();
  await Promise.race([finished(incoming), delay(timeToRead, undefined, { ref: false })]);
  outgoing.end();
};

/**
 * The request as the handlers see it, or null where its address or its method is none that they could read. A HEAD asks
 * what its GET would answer; Node leaves the body out.
 */
export const toRequest = (incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request | null => {
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  try {
    // A handler decodes the ids of the path.
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
