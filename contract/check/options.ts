import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { BadInput, optionsIn } from '../../scripts/badInput';

/** What the person who runs the check gives: arguments, and a password that is never one of them. */

export type Options = {
  /** Without a trailing slash. */
  host: string;
  user: string;
  password: string;
  /** The origin of the page, for hosts at another one. */
  origin: string | undefined;
  mayWrite: boolean;
  isJson: boolean;
};

export const help = `npm run contract -- --host URL --user NAME [--origin URL] [--write] [--json]

Says what a host does otherwise than docs/openapi.yaml, and what staff would lose by it.
  --host URL     the host of the API, without a path: https://api.example.id
  --user NAME    who signs in; the password is typed, piped into the command, or in CONTRACT_PASSWORD
  --origin URL   the origin of the back office, if it is another: checks CORS
  --write        also registers one marked seller, changes, switches and removes it, and asks for a change from a wrong
                 password; without it, nothing is written
  --json         the report for machines: npm run -s contract -- --json …

Exit code: 0 fits, 1 works with losses, 2 does not work, 64 the command was not understood.`;

const originOf = (name: string, text: string | undefined): string => {
  if (!text) throw new BadInput(`--${name} is missing, for example --${name} https://api.example.id.`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadInput(`--${name} is no address: give it as in --${name} https://api.example.id.`);
  if (url.username || url.password) throw new BadInput(`--${name} holds a name or a password: leave it out.`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new BadInput(`--${name} has a path: give protocol and host alone, --${name} ${url.origin}.`);
  return url.origin;
};

const known = {
  host: { type: 'string' },
  user: { type: 'string' },
  origin: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Null for `--help`. @throws BadInput */
export const optionsOf = (args: readonly string[]): Omit<Options, 'password'> | null => {
  if (args.some((arg) => arg.startsWith('--password')))
    throw new BadInput(
      'A password is never an argument, which others on this machine can read: type it, pipe it, or set CONTRACT_PASSWORD.',
    );
  const {
    host,
    user,
    origin,
    write,
    json,
    help: isAsked,
  } = optionsIn(args, known, 'npm run contract -- --help');
  if (isAsked) return null;
  const options = { host: originOf('host', host), origin: origin && originOf('origin', origin) };
  if (!user) throw new BadInput('--user is missing: the name by which somebody signs in.');
  return { ...options, user, mayWrite: write, isJson: json };
};

/** Nothing of it appears on the screen. */
const typed = (): Promise<string> =>
  new Promise((resolve) => {
    process.stderr.write('Password: ');
    const silent = new Writable({ write: (_, __, done) => done() });
    const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
    lines.once('SIGINT', () => process.exit(130));
    lines.question('', (password) => {
      lines.close();
      process.stderr.write('\n');
      resolve(password);
    });
  });

const piped = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
};

/** @throws BadInput */
export const readPassword = async (): Promise<string> => {
  const given = process.env.CONTRACT_PASSWORD || (await (process.stdin.isTTY ? typed() : piped()));
  if (!given) throw new BadInput('There is no password: type it, pipe it, or set CONTRACT_PASSWORD.');
  return given;
};
