import { createServer } from 'node:net';
import { environment } from './environment';

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen({ port, host, exclusive: true });
  });

const isOrigin = (text: string): boolean => {
  try {
    const { protocol, origin } = new URL(text);
    return /^https?:$/.test(protocol) && origin === text;
  } catch {
    return false;
  }
};

/** Why the server cannot start with this environment: one sentence with what to do; null when it can. */
export const obstacle = async ({ port, host, apiHost } = environment()): Promise<string | null> => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `PORT is no port number: choose one from 1 to 65535, for example PORT=4200 npm start.`;
  if (apiHost !== undefined && !isOrigin(apiHost))
    return `API_HOST is no origin: give protocol and host without a path, for example API_HOST=https://api.example.id npm start.`;
  // A browser may try ::1 first when it reads `localhost`: another program there would answer in our place.
  if ((await isTaken(port, host)) || (await isTaken(port, '::1')))
    return `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`;
  return null;
};
