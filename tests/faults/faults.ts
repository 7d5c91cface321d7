import type { FaultKind } from '../../src/dataProvider/serverErrors';

/**
 * docs/reliability.md 'Fault matrix': every possible outcome of a call, independent of who plays the server. MSW plays
 * it in tests/faults (served.ts), the browser's own routes do in tests/matrix.
 */
export type Answer =
  /** How the connection to the server fails; the names are those of the browser. */
  | { fails: 'internetdisconnected' | 'namenotresolved' | 'connectionreset' }
  /** No answer arrives, or the beginning of an answer that never ends. */
  | { hangs: 'before' | 'within' }
  /** The connection breaks in the middle of the answer. */
  | { breaksOff: true; status: number }
  | { status: number; body: string; type?: string; headers?: Record<string, string> };

export type Fault = {
  name: string;
  answer: Answer;
  /** The kind that the product gives it. */
  kind: FaultKind;
};

/** Markup that a careless product would run. */
const markup =
  '<h1>Bad Gateway</h1><img src=x onerror="window.wasHacked=true"><script>wasHacked=true</script>';
const refusal = 'Ditolak server';

const json = (status: number, body: unknown, headers?: Record<string, string>): Answer => ({
  status,
  body: JSON.stringify(body),
  ...(headers && { headers }),
});

const transport: Fault[] = [
  { name: 'no network', answer: { fails: 'internetdisconnected' }, kind: 'network' },
  { name: 'no such host', answer: { fails: 'namenotresolved' }, kind: 'network' },
  { name: 'a connection that is reset', answer: { fails: 'connectionreset' }, kind: 'network' },
  { name: 'no answer in time', answer: { hangs: 'before' }, kind: 'timeout' },
  { name: 'an answer that drips', answer: { hangs: 'within' }, kind: 'timeout' },
  { name: 'an answer that breaks off', answer: { breaksOff: true, status: 200 }, kind: 'network' },
  { name: 'a refusal that breaks off', answer: { breaksOff: true, status: 422 }, kind: 'rejected' },
];

const kindOfStatus = {
  400: 'rejected',
  401: 'expired',
  403: 'forbidden',
  404: 'notFound',
  409: 'rejected',
  413: 'rejected',
  422: 'rejected',
  429: 'busy',
  500: 'server',
  502: 'server',
  503: 'busy',
  504: 'timeout',
} as const satisfies Record<number, FaultKind>;

/** A server that is busy says when to come back: at once, so that no test waits. */
const retryAtOnce = { 'Retry-After': '0' };

const bodiesOf = (status: number): [name: string, answer: Answer][] => [
  ['JSON', json(status, { status_code: status, message: refusal }, retryAtOnce)],
  ['HTML', { status, body: markup, type: 'text/html', headers: retryAtOnce }],
  ['an empty body', { status, body: '', headers: retryAtOnce }],
  ['a truncated body', { status, body: '{"message":"Dito', headers: retryAtOnce }],
];

const statuses: Fault[] = Object.entries(kindOfStatus).flatMap(([status, kind]) =>
  bodiesOf(Number(status)).map(([name, answer]) => ({ name: `${status} with ${name}`, answer, kind })),
);

/** Bodies of a 200 that are no success, by what they hold. */
const saidIn200: [name: string, body: object, kind: FaultKind][] = [
  ['status_code 401', { status_code: 401 }, 'expired'],
  ['status_code 401 inside', { data: { status_code: 401 } }, 'expired'],
  ['Unauthorize', { message: 'Unauthorize' }, 'expired'],
  ['EXPIRED_TOKEN', { error: { type: 'EXPIRED_TOKEN' } }, 'expired'],
  ['status_code 400', { status_code: 400, message: refusal }, 'rejected'],
  ['an error', { error: 'Gangguan' }, 'server'],
];
const unreadable: [name: string, body: string, type?: string][] = [
  ['200 with HTML', markup, 'text/html'],
  ['200 with an empty body', ''],
  ['200 with a truncated body', '{"data":{"payload":[{"id"'],
  ['200 with a text', 'OK', 'text/plain'],
  ['204', ''],
  ['304', ''],
];

const noSuccess: Fault[] = [
  ...saidIn200.map(([name, body, kind]) => ({ name: `200 with ${name}`, answer: json(200, body), kind })),
  ...unreadable.map(([name, body, type]): Fault => {
    const answer = { status: Number(name.slice(0, 3)), body, ...(type !== undefined && { type }) };
    return { name, answer, kind: 'invalidResponse' };
  }),
];

/** Every fault. */
export const faults: readonly Fault[] = [...transport, ...statuses, ...noSuccess];

const named = (...names: string[]): readonly Fault[] =>
  names.map((name) => {
    const found = faults.find((fault) => fault.name === name);
    if (!found) throw new Error(`No fault is called ${name}`);
    return found;
  });

/** One fault of each class of docs/reliability.md, for tests that look at a whole screen. */
export const representatives = named(
  'no network',
  'no answer in time',
  '403 with JSON',
  '404 with JSON',
  '409 with JSON',
  '429 with JSON',
  '500 with HTML',
  '200 with HTML',
  // The last one, because it ends the session.
  '200 with EXPIRED_TOKEN',
);

/** The fault that shows whether a screen uses the shared code: one sentence of ours, never the markup. */
const ofReads = named('500 with HTML');
/** A write shows a refusal in the words of the server. */
const ofWrites = named('409 with JSON');
/** What a call without code of its own could still swallow: that it has no record, that it failed, and a false success. */
const ofSharedWay = named('404 with JSON', '500 with HTML', '200 with HTML', '200 with EXPIRED_TOKEN');

/** `npm run faults` walks every call and every screen through everything. */
export const isWholeTable = process.env.FAULTS === 'all';

/** What a call is an example of: of all others, of those with code of their own, or of nothing, because its code is theirs. */
export type Example = 'whole' | 'own' | 'shared';

/** The faults of a call in `npm test`, by group: all of them, one of each class with every false success, or few. */
export const groupsMetBy = (example: Example): Readonly<Record<string, readonly Fault[]>> => {
  if (isWholeTable || example === 'whole') return { transport, statuses, noSuccess };
  if (example === 'shared') return { ofSharedWay };
  return { representatives: representatives.filter((fault) => !noSuccess.includes(fault)), noSuccess };
};

/** Which of the screens of a table `npm test` walks: the example through every class, one of each other kind through one. */
type Walked = { whole: string; once: readonly string[] };

/** The faults of a screen, by its name in the table; none where another screen of its kind is walked. */
export const facedBy = (what: 'read' | 'write', name: string, { whole, once }: Walked): readonly Fault[] => {
  if (isWholeTable || name === whole) return representatives;
  if (!once.includes(name)) return [];
  return what === 'read' ? ofReads : ofWrites;
};

/** Bodies that are JSON and match no contract: they give a typed error or a clean answer, never a crash. */
export const shapes: readonly [name: string, body: unknown][] = [
  ['no key', {}],
  ['null', null],
  ['data null', { data: null }],
  ['payload null', { data: { payload: null } }],
  ['null rows', { data: { payload: [null], total: 1, cities: [null], districts: [null], villages: [null] } }],
  ['a number for a list', { data: { payload: 7, cities: 7, districts: 7, villages: 7 } }],
  ['an object for text', { data: { payload: { url: {}, users: { full_name: {} } } } }],
  ['lists within a list', [[]]],
  ['a list of null', [null]],
  ['a record without anything else', { id: '7' }],
  ['a record of another id', { id: '8' }],
  ['a prototype', JSON.parse('{"__proto__":{"polluted":true},"data":{"__proto__":{"polluted":true}}}')],
  ['a huge text', { data: { payload: { url: '' } }, message: 'x'.repeat(100_000) }],
  ['control characters', { data: { payload: '\u0000\u202e' }, message: '\u0000' }],
  ['extra keys', { id: '7', data: { payload: [] }, extra: { deep: [1, 2, { deeper: null }] } }],
];
