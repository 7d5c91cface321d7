import { session } from '../src/authProvider/session';
import type { Activity, Note } from '../src/dataProvider/history/historyWire';
import type { UserInfo } from '../src/dataProvider/wire';
import { randomId } from '../src/domain/randomId';
import { failing, never, products } from './data';

/** The responses to what widgets request besides records, and the person who is signed in on this page. */

export const person: UserInfo = {
  token: { access_token: 'gallery' },
  payload: {
    user_data: {
      user_id: '1',
      full_name: 'Rini Astuti',
      email: 'rini@example.com',
      role_name: 'Superadmin',
      access_role: [],
    },
  },
};

const notes: Note[] = [
  {
    id: '1',
    author_id: '2',
    author: 'Sari Wulandari',
    text: 'Pelapak berjanji mengganti foto minggu ini.',
    created_at: '2026-11-17T02:05:00.000Z',
    edited_at: null,
  },
  {
    id: '2',
    author_id: '1',
    author: 'Rini Astuti',
    text: 'Foto baru sudah masuk.\nSudah saya periksa.',
    created_at: '2026-11-18T04:20:00.000Z',
    edited_at: '2026-11-18T04:31:00.000Z',
  },
];

const activities: readonly Activity[] = (['approve', 'edit', 'export'] as const).map((action, index) => ({
  id: String(index),
  at: `2026-11-1${index + 6}T03:40:00.000Z`,
  actor_id: '1',
  actor: 'Rini Astuti',
  kind: action === 'approve' ? 'decision' : action,
  action,
  area: 'product-list',
  record_id: action === 'export' ? null : '1',
  record: action === 'export' ? '' : 'Kemeja Batik Mega Mendung',
  subject: null,
  fields: action === 'edit' ? ['price', 'stock'] : [],
  rows: action === 'export' ? 14 : null,
}));

const states = ['DITINJAU', 'TAYANG', 'DITOLAK', 'DIBLOKIR'];
const counts = Object.fromEntries(
  states.map((state) => [state, products.filter(({ status }) => status === state).length]),
);
const waiting = { topUps: 0, complaints: 0, drivers: 0, products: counts.DITINJAU ?? 0, sellers: 0 };

/** Lets three more products wait for a decision, as if shops had just added them. */
export const addArrivals = (): void => {
  waiting.products += 3;
};

const json = (body: unknown, headers = {}): Promise<Response> =>
  Promise.resolve(Response.json(body, { headers }));

const writeNote = (id: string | undefined, { method, body }: RequestInit): Promise<Response> => {
  if (method === 'DELETE') {
    notes.splice(
      notes.findIndex((note) => note.id === id),
      1,
    );
    return json({});
  }
  const { text } = JSON.parse(body as string) as { text: string };
  const now = new Date().toISOString();
  const before = notes.find((note) => note.id === id);
  const { user_id, full_name } = person.payload.user_data;
  if (before) return json(Object.assign(before, { text, edited_at: now }));
  const note = {
    id: randomId(),
    author_id: user_id,
    author: full_name,
    text,
    created_at: now,
    edited_at: null,
  };
  notes.push(note);
  return json(note);
};

type Respond = (init: RequestInit, id: string | undefined) => Promise<Response>;

/** The first matching address responds. Products 1 to 4 have notes, none, notes that fail, and notes that never come. */
const responses: readonly (readonly [address: RegExp, respond: Respond])[] = [
  [/backoffice\/counts\?/, () => json({ counts: waiting })],
  [/product-list\/counts\?/, () => json(counts)],
  [/make-category\/counts\?/, () => Promise.resolve(new Response(null, { status: 404 }))],
  [/product-list\/1\/notes$/, (init) => (init.method === 'POST' ? writeNote(undefined, init) : json(notes))],
  [/product-list\/1\/notes\/([\w-]+)$/, (init, id) => writeNote(id, init)],
  [/product-list\/2\/notes$/, () => json([])],
  [/product-list\/3\/notes$/, failing],
  [/product-list\/4\/notes$/, never],
  [
    /backoffice\/activity/,
    ({ method }) => json(method === 'POST' ? {} : activities, { 'Content-Range': 'activity 0-2/3' }),
  ],
];

const byNetwork = window.fetch;

/**
 * Answers requests on this page and signs the made-up person in on it. The cookie and the storage, which the product's own
 * pages on this host share, stay as they are.
 */
export const installServer = (): void => {
  Object.assign(session, {
    get: () => person,
    token: () => person.token.access_token,
    expire: () => undefined,
  });
  window.fetch = (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    for (const [pattern, respond] of responses) {
      const match = pattern.exec(address);
      if (match) return respond(init, match[1]);
    }
    return byNetwork(input, init);
  };
};
