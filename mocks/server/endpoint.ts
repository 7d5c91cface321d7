import { http, type HttpHandler } from 'msw';
import type { z } from 'zod/mini';
import { groupedFigures } from '../../src/domain/format/rupiah';
import { type Account, mayRead, mayWrite } from './accounts';
import { refuse, refuseAccess, unauthorized } from './answers';
import type { Context } from './context';
import { disturbance } from './faults';
import { hasTooManyValues, mostValues, readJson } from './readJson';
import { accountOf } from './tokens';

/** The prefix of every service path (specification §7). */
const base = '*/users-services/api/v1';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The accounts that may call an endpoint: those that read an area, those that write one of several areas, or all. */
type Access = { read: string } | { write: string | readonly string[] } | 'signedIn';

type Call<B> = { request: Request; params: Readonly<Record<string, string>>; body: B };
type SignedCall<B> = Call<B> & { account: Account };
type Answer = Response | Promise<Response>;

const may = (account: Account, access: Access): boolean => {
  if (access === 'signedIn') return true;
  if ('read' in access) return mayRead(account, access.read);
  return [access.write].flat().some((permission) => mayWrite(account, permission));
};

/** Returns the headers of §7 that a request lacks: Accept JSON and the platform headers (reading 21). */
const missingHeaders = ({ headers }: Request): string[] => [
  ...((headers.get('Accept') ?? '').includes('application/json') ? [] : ['Accept']),
  ...['platform', 'app-version'].filter((name) => !headers.get(name)),
];

const unreadable = 'Server tidak dapat membaca data yang dikirim. Coba lagi atau hubungi tim teknis.';

const tooMany = `Permintaan memuat lebih dari ${groupedFigures(mostValues)} nilai. Kurangi isinya, lalu kirim kembali.`;

/** Returns true if the Content-Type is JSON, with or without parameters such as a charset. */
const isJson = ({ headers }: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '');

/** Forbids caching, because responses contain personal and financial data, unless the endpoint sets Cache-Control itself. */
const uncached = (answer: Response): Response => {
  // The response of a cut connection accepts no headers.
  if (answer.type !== 'error' && !answer.headers.has('Cache-Control'))
    answer.headers.set('Cache-Control', 'no-store');
  return answer;
};

/** Returns the paths of the wrong keys in a body: unknown, missing, or of another type. */
const wrongKeys = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'body'],
  );

type Spec<B> = { access: Access | 'everybody'; body?: z.ZodMiniType<B> };

const specs = new WeakMap<HttpHandler, Spec<unknown>>();

/** Returns who may call an endpoint, and the schema of its body: the contract is written from it. */
export const specOf = (handler: HttpHandler): Readonly<Spec<unknown>> | undefined => specs.get(handler);

/**
 * Creates a handler that checks the contract before `answer` runs: headers (400), token (401), permission (403), body (415,
 * 413 with too many values, or 400 naming the keys). The switches' latency and faults come first. All writes of `answer` before its first await are
 * one transaction.
 */
const handler = <B>(
  context: Context,
  address: `${Method} ${string}`,
  spec: Spec<B>,
  answer: (call: Call<B>, account: Account | undefined) => Answer,
): HttpHandler => {
  const [method, path] = address.split(' ') as [Method, string];
  const register = http[method.toLowerCase() as Lowercase<Method>];
  const reply = async (request: Request, params: Readonly<Record<string, string>>): Promise<Response> => {
    const fault = await disturbance(context.switches, request);
    if (fault) return fault;

    const headers = missingHeaders(request);
    if (headers.length > 0)
      return refuse(
        400,
        `Permintaan tidak lengkap (${headers.join(', ')}). Muat ulang halaman, lalu coba lagi.`,
      );

    const account = accountOf(context, request);
    if (spec.access !== 'everybody') {
      if (!account) return unauthorized();
      if (!may(account, spec.access)) return refuseAccess();
    }

    let body = undefined as B;
    if (spec.body) {
      if (!isJson(request)) return refuse(415, unreadable);
      const json = readJson(await request.text());
      if (json === undefined) return refuse(400, unreadable);
      if (hasTooManyValues(json)) return refuse(413, tooMany);
      const parsed = spec.body.safeParse(json);
      if (!parsed.success) {
        return refuse(
          400,
          `Server tidak mengenali data yang dikirim (${wrongKeys(parsed.error.issues).join(', ')}). Hubungi tim teknis.`,
        );
      }
      body = parsed.data;
    }
    return context.db.transaction(() => answer({ request, params, body }, account));
  };
  const registered = register(`${base}/${path}`, async ({ request, params }) =>
    uncached(await reply(request, params as Record<string, string>)),
  );
  specs.set(registered, spec);
  return registered;
};

/** Creates an endpoint that requires a valid token and the permission of `access`; `address` is a method and a path of §7. */
export const endpoint = <B = undefined>(
  context: Context,
  address: `${Method} ${string}`,
  spec: { access: Access; body?: z.ZodMiniType<B> },
  answer: (call: SignedCall<B>) => Answer,
): HttpHandler =>
  handler(context, address, spec, (call, account) => answer({ ...call, account: account as Account }));

/** Creates an endpoint that needs no token, like the login; its headers and body are checked too. */
export const openEndpoint = <B>(
  context: Context,
  address: `${Method} ${string}`,
  body: z.ZodMiniType<B>,
  answer: (call: Call<B>) => Answer,
): HttpHandler => handler(context, address, { access: 'everybody', body }, answer);
