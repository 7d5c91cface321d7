import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiMiddleware } from '../../mocks/server/apiMiddleware';

const print = (what: unknown): void => void process.stdout.write(`${String(what)}\n`);

// The embedded API in a process of its own (separateProcess.ts): prints its port, or why it cannot start.
try {
  const { middleware } = apiMiddleware('/', process.env, print);
  const server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => outgoing.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1', () => print((server.address() as AddressInfo).port));
} catch (error) {
  print(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
