import { createServer, preview } from 'vite';
import { offeredAccounts } from '../mocks/server/accounts';
import { nothingIn } from './badInput';
import { environment, unknownVariables } from './environment';
import { freshBuild } from './freshBuild';
import { obstacle } from './obstacle';
import { serverConfig } from './serverConfig';

const closeOnSignals = (close: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // An open connection would delay the exit after Ctrl-C.
      setTimeout(() => process.exit(0), 1000).unref();
      void close().finally(() => process.exit(0));
    });
};

/** Returns the address to open, with the accounts of the embedded API. */
const greeting = (path: string): string => {
  const { apiHost, host, port } = environment();
  const address = `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}/${path}`;
  if (apiHost !== undefined) return `\n  ${address}   with the API of ${apiHost}\n`;
  const width = Math.max(...offeredAccounts.map(({ username }) => username.length));
  const lines = offeredAccounts.map(
    ({ username, password, note }) => `    ${username.padEnd(width)}  ${password}  ${note}`,
  );
  return ['', `  ${address}   with the embedded API; accounts:`, ...lines, ''].join('\n');
};

/** The arguments in package.json. */
const ways = ['', 'dev', 'dev gallery/'];

/**
 * `npm start`: serves the built product with the embedded API, or with a real one (API_HOST), from one origin.
 * `npm run dev` (argument `dev`): serves it with hot reload. `npm run dev:widgets` prints the address of the page of all
 * widgets (gallery/).
 */
const run = async (args: string[]): Promise<void> => {
  if (!ways.includes(args.join(' ')))
    nothingIn(args, 'PORT, HOST and API_HOST are variables, as in PORT=8080 npm start.');
  const [mode, path = ''] = args;
  try {
    const reason = await obstacle();
    if (reason !== null) throw new Error(reason);
    for (const name of unknownVariables(process.env))
      console.warn(`${name} is not read here: docs/deployment.md and mocks/server/switches.ts name what is.`);
    if (mode === 'dev') {
      const server = await createServer(serverConfig());
      closeOnSignals(() => server.close());
      await server.listen();
    } else {
      await freshBuild();
      const server = await preview(serverConfig());
      closeOnSignals(() => server.close());
    }
    console.log(greeting(path));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
export default run;
