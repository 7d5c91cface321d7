import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import { apiMiddleware } from '../../../mocks/server/apiMiddleware';
import type { Certificate } from './authority';
import { deployed } from './deployed';

/** The host of the API behind nginx: the embedded API with TLS, and the name server that nginx asks for it. */

let server: Server | undefined;
/** Whether the name server knows the API. */
let isNamed = true;
let connections = 0;
const received: { call: string; headers: IncomingHttpHeaders }[] = [];

const secrets = ({ chain, key }: Certificate) => ({ cert: readFileSync(chain), key: readFileSync(key) });

export const host = {
  /** The calls that have come, the oldest first. */
  received,
  /** How many connections were made. */
  connections: (): number => connections,
  /** Shows another certificate from now on, on new connections. */
  show: (certificate: Certificate): void => {
    server?.setSecureContext(secrets(certificate));
    server?.closeAllConnections();
  },
  name: (known: boolean): void => void (isNamed = known),
};

/** The answer to a question for an address: this machine, to be asked for again. Anything else has none (RFC 1035). */
const nameAnswer = (question: Buffer): Buffer => {
  const end = question.indexOf(0, 12) + 5;
  const hasAddress = isNamed && question.readUInt16BE(end - 4) === 1;
  const head = Buffer.from([0x81, isNamed ? 0x80 : 0x83, 0, 1, 0, hasAddress ? 1 : 0, 0, 0, 0, 0]);
  const address = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
  const parts = [question.subarray(0, 2), head, question.subarray(12, end)];
  return Buffer.concat(hasAddress ? [...parts, address] : parts);
};

/** Starts both; the API begins with the seed. Returns what stops them. */
export const startHost = async (): Promise<() => Promise<void>> => {
  const { certificates, ports } = deployed();
  isNamed = true;
  const api = apiMiddleware(process.cwd(), process.env, (what) => console.error(what));
  server = createServer(secrets(certificates.right), (request, response) => {
    received.push({ call: `${request.method} ${request.url}`, headers: request.headers });
    // Another service, which lets caches keep its answers.
    const other = (): void =>
      void response.writeHead(200, { 'Cache-Control': 'public, max-age=600' }).end('{}');
    api.middleware(request, response, other);
  });
  server.on('secureConnection', () => connections++);
  const names = createSocket('udp4', (question, { port }) => names.send(nameAnswer(question), port));
  await new Promise<void>((ready) => server?.listen(ports.api, '127.0.0.1', ready));
  await new Promise<void>((ready) => names.bind(ports.dns, '127.0.0.1', ready));
  return async () => {
    server?.closeAllConnections();
    await Promise.all([server, names].map((one) => new Promise((closed) => one?.close(() => closed(null)))));
    api.close();
  };
};
