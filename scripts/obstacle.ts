import { createServer } from 'node:net';
import { readSwitches } from '../mocks/server/switches';
import { dataFolderOf, FolderRefused, lockDataFolder } from '../mocks/storage/dataFolder';
import { environment } from './environment';

/** The system's code for why nobody can listen there; '' if somebody can. */
const faultOfListening = (port: number, host: string): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.once('listening', () => probe.close(() => resolve('')));
    probe.listen({ port, host, exclusive: true });
  });

/** No sign that ends a source of the content security policy. */
const isOrigin = (text: string): boolean => {
  try {
    const { protocol, origin } = new URL(text);
    return /^https?:$/.test(protocol) && origin === text && !/[;,'"]/.test(text);
  } catch {
    return false;
  }
};

/** Returns the reason why the embedded API cannot store data; null if it can. Checked before the build, which takes longer. */
const folderObstacle = (env: NodeJS.ProcessEnv): string | null => {
  const path = dataFolderOf(process.cwd(), readSwitches(env));
  if (path === null) return null;
  try {
    lockDataFolder(path)();
    return null;
  } catch (error) {
    if (error instanceof FolderRefused) return error.message;
    throw error;
  }
};

/** Returns the reason why the server cannot start with this environment, as one sentence with what to do; null if it can. */
export const obstacle = async (
  { port, host, apiHost, pictureHosts } = environment(),
  env = process.env,
): Promise<string | null> => {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `PORT is no port number: choose one from 1 to 65535, for example PORT=4200 npm start.`;
  if (apiHost !== undefined && !isOrigin(apiHost))
    return `API_HOST is no origin: give protocol and host without a path, for example API_HOST=https://api.example.id npm start.`;
  const notOne = pictureHosts.find((one) => !isOrigin(one));
  if (notOne !== undefined)
    return `PICTURE_HOSTS: ${notOne} is no origin: give protocol and host, with blanks between several, for example PICTURE_HOSTS='https://a.example.id https://b.example.id' npm start.`;
  const fault = await faultOfListening(port, host);
  if (fault === 'EACCES')
    return `Port ${port} is not open to this user: choose one above 1023, for example PORT=4200 npm start.`;
  if (fault !== '' && fault !== 'EADDRINUSE')
    return `HOST is no address of this machine (${fault}): leave it out, or open the product to the network with HOST=0.0.0.0 npm start.`;
  // A browser may try ::1 first for `localhost`, and would reach another program there.
  if (fault !== '' || (await faultOfListening(port, '::1')) === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`;
  return apiHost === undefined ? folderObstacle(env) : null;
};
