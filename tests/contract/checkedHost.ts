import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { told } from '../../contract/check/differences';
import type { Options } from '../../contract/check/options';
import { check } from '../../contract/check/run';
import { createMockServer } from '../../mocks/node';
import { largestUpload, readBody, send, toRequest } from '../../mocks/server/httpMessages';
import { roleTable } from '../../mocks/server/staffAccounts';
import { found } from '../support/found';

type Asked = { method: string; path: string; body: string; answer: Response };

/** What a host makes of an answer of the embedded API. */
export type Habit = (asked: Asked) => Response | Promise<Response>;

const unknownAddress = () =>
  new Response('Cannot find it', { status: 404, headers: { 'Content-Type': 'text/html' } });

/** A host over HTTP with a habit of its own, and the check of it. */
export const checkedHost = () => {
  const api = createMockServer({ sellers: 12 });
  let server: Server | undefined;
  const received: string[] = [];
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    received.length = 0;
  });

  /** @param ignored calls such as 'POST /users-services/…' that are answered, and not done */
  const start = async (habit: Habit = ({ answer }) => answer, ignored = /^$/): Promise<string> => {
    server = createServer((incoming, outgoing) => {
      const answer = async () => {
        const body = (await readBody(incoming, largestUpload)) ?? Buffer.alloc(0);
        const { method = '', url: path = '' } = incoming;
        received.push(`${method} ${path.split('?')[0]}`);
        const request = toRequest(incoming, body);
        const answered = ignored.test(`${method} ${path}`)
          ? new Response(null, { status: 204 })
          : ((request && (await api.answer(request))) ?? unknownAddress());
        // A habit may make it longer.
        answered.headers.delete('Content-Length');
        await send(await habit({ method, path, body: body.toString(), answer: answered }), outgoing);
      };
      answer().catch((error: unknown) => outgoing.destroy(error as Error));
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  /** Gives the guest these rights alone, so that a check takes fewer calls. */
  const giveGuest = (permissions: readonly string[]): void => {
    const roles = roleTable(api.db.collections);
    const role = found(roles.all(), ({ id }) => id === 'peran-tamu');
    roles.put({ ...role, permissions: [...permissions] });
  };

  /** By the super admin, or by a person with `rights` alone. */
  const checked = async (
    habit?: Habit,
    { ignored, rights, ...given }: Partial<Options> & { ignored?: RegExp; rights?: readonly string[] } = {},
  ) => {
    if (rights) giveGuest(rights);
    const report = await check({
      host: await start(habit, ignored),
      user: rights ? 'tamu' : 'superadmin',
      password: 'rahasia123',
      origin: undefined,
      mayWrite: false,
      isJson: false,
      ...given,
    });
    /** The differences of a call, as the report says them. */
    const of = (id: string): string[] =>
      (report.calls.find(({ operation }) => operation.id === id)?.differences ?? []).map(told);
    const verdictOf = (id: string) => report.calls.find(({ operation }) => operation.id === id)?.verdict;
    const checkNamed = (name: string) => report.checks.find((one) => one.name === name);
    return { ...report, of, verdictOf, checkNamed };
  };
  return { api, start, checked, received: received as readonly string[] };
};

/** The host answers the calls whose address fits with this status, and without a body. */
export const refusing =
  (address: RegExp, status = 404): Habit =>
  ({ path, answer }) =>
    address.test(path) ? new Response('', { status }) : answer;

/** The host changes the JSON of the calls whose path ends so. */
export const changing =
  (ending: string, change: (json: never) => unknown, headers: Record<string, string> = {}): Habit =>
  async ({ path, answer }) => {
    if (!answer.ok || !(path.split('?')[0] ?? '').endsWith(ending)) return answer;
    const json = change((await answer.json()) as never);
    const { status, headers: sent } = answer;
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    return new Response(JSON.stringify(json), { status, headers: sent });
  };
