import { mock } from 'node:test';
import { storedSeller } from '../mocks/merchants/sellerRecord';
import { createMockServer } from '../mocks/node';
import { defOf } from './goodHost';
import type { Operation } from './operations';
import { productHeaders, queryOf } from './parameters';

/** What is sent and answered in each call, recorded from the embedded API: the same on every day. */

export type Examples = Readonly<Record<string, { sent?: unknown; answered?: unknown }>>;

type Api = ReturnType<typeof createMockServer>;
type Row = Readonly<Record<string, unknown>>;

const recordedAt = new Date('2026-11-20T10:00:00+07:00');
const host = 'http://localhost';

/** One grey pixel. */
export const photo =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/9oACAEBAAA/APn+v//Z';

/** The seller of the form's examples; her pictures and her village are those of a stored one. */
const person = { name: 'Sari Wulandari', phone: '6281234567890', email: 'sari.wulandari@contoh.id' };

const sellerBodies = (api: Api) => {
  const stored = storedSeller.parse(api.db.sellers.all()[0]);
  const [province = '', city = '', district = ''] = stored.village_id.split('.');
  const home = {
    province_id: province,
    city_id: `${province}.${city}`,
    district_id: `${province}.${city}.${district}`,
    village_id: stored.village_id,
    rt: '001',
    rw: '002',
    postal_code: stored.postal_code,
    address_detail: 'Jalan Merdeka 1',
  };
  const place = { latitude: stored.latitude, longitude: stored.longitude };
  const shop = {
    shop_name: 'Toko Mawar',
    address: 'Jalan Merdeka 1',
    ...place,
    id_card: '3171015508900001',
    slogan: 'Segar setiap hari',
    description: 'Sayur dan buah',
  };
  const { merchant_photo_doc, merchant_ownership_doc, id_card_doc } = stored;
  const bank = { bank_name: 'BCA', account_ownership: person.name };
  const credential = { email: person.email, user_name: person.phone };
  return {
    register: {
      fullname: person.name,
      phone_number: person.phone,
      credential: { ...credential, password: '15Agu1990' },
      platform: { device_id: 'web', device_name: 'Chrome', os: 'Linux', version: '1.60.1' },
      user_picture: merchant_ownership_doc,
      user_address: { ...home, ...place },
      merchant: shop,
      merchant_doc: { id_card_doc, merchant_photo_doc, merchant_ownership_doc },
      user_bank: { ...bank, account_number: '1234567890' },
    },
    update: {
      user_id: stored.id,
      full_name: stored.full_name,
      number_phone: stored.number_phone,
      is_active: stored.is_active,
      credential: { email: stored.email, user_name: stored.user_name },
      users_address: home,
      ...shop,
      id_card: stored.id_card,
      merchant_doc: { merchant_photo_doc, merchant_ownership_doc },
      user_bank: { ...bank, account_number: 1234567890 },
    },
  };
};

/** The bodies of the calls that belong to no resource, and those that only fit in one way. */
const bodiesOf = (api: Api): Readonly<Record<string, unknown>> => {
  const { register, update } = sellerBodies(api);
  const drivers = api.db.collections.get('member-list/driver')?.all() ?? [];
  const free = drivers.find(({ status, is_online }) => status === 'AKTIF' && is_online === true);
  return {
    postLogin: { username: 'superadmin', password: 'rahasia123' },
    postGetListMerchant: { limit: 10, offset: 0, search: '', filter: { is_active: true } },
    postMerchantRegister: register,
    postUpdateProfileMerchant: update,
    postCdnSingleUpload: { related_identity: person.phone, name: 'sellerImage', secure: false, file: photo },
    putChangePassword: {
      current_password: 'rahasia123',
      new_password: 'melati2026',
      confirm_password: 'melati2026',
    },
    postActivity: { action: 'export', area: 'top-up', rows: 57, fields: ['request_code', 'nominal'] },
    postOrdersIdAssignDriver: { driver_id: free?.id },
  };
};

/** What a new record holds, and an action takes, by key. */
const values: Row = {
  reason: 'Bukti transfer tidak cocok dengan jumlahnya.',
  text: 'Sudah dihubungi lewat telepon.',
  name: 'Bunga Segar',
  slug: 'bunga-segar',
  username: 'sari.wulandari',
  full_name: person.name,
  email: person.email,
  phone: person.phone,
  password: 'melati2026',
  new_password: 'melati2026',
  parent_id: null,
  order: 1,
  fields: ['nik'],
  filter: { q: '3171015508900001' },
  range: [0, 9],
};

/** The rows of the resource that a call names in its path; sellers for those of merchants, provinces above regions. */
const rowsFor = (api: Api, { path }: Operation): readonly Row[] => {
  const { collections, notes } = api.db;
  const resource = [...collections.keys()].find((name) => path.includes(`/backoffice/${name}`));
  if (path.includes('{noteId}'))
    return notes
      .all()
      .toReversed()
      .map(({ id, subject }) => ({ noteId: id, id: subject.split(' ').at(-1) }));
  if (path.includes('/region/')) return [{ id: '31' }, { id: '31.71' }, { id: '31.71.01' }];
  if (path.includes('{userId}')) return collections.get('member-list/user-admin')?.all() ?? [];
  return (resource === undefined ? api.db.sellers : collections.get(resource))?.all() ?? [];
};

/** The keys of a body, each with a value that the caller knows or that the record has. */
const bodyFor = ({ body }: Operation, row: Row): Row => {
  const def = body && defOf(body);
  if (def?.type !== 'object') return {};
  const known: Row = { ...row, ...values, ids: [row.id] };
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([key, schema]): [string, unknown][] => {
      if (known[key] !== undefined) return [[key, known[key]]];
      const inner = defOf(schema);
      return inner.type === 'enum' ? [[key, Object.values(inner.entries)[0]]] : [];
    }),
  );
};

const send = async (api: Api, operation: Operation, row: Row, known: unknown) => {
  const { method, path, body, isOpen } = operation;
  const sent = body && (known ?? bodyFor(operation, row));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(row[name] ?? row.id));
  const request = new Request(`${host}${address}${queryOf(operation, { range: [0, 0] })}`, {
    method: method.toUpperCase(),
    headers: {
      ...productHeaders,
      'Idempotency-Key': operation.id,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(!isOpen && { Authorization: `Bearer ${api.signIn('superadmin').token.access_token}` }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const answer = await api.answer(request);
  if (!answer) throw new Error(`No endpoint of the embedded API answers ${operation.id}`);
  return { sent, answer };
};

/** Two of a kind show what a list is; the rights of a user are all named. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, key === 'access_role' ? held : shortened(held)]),
  );
};

/** Of the first record with which the embedded API does it; undefined if it refuses the call for all of them. */
const exampleOf = async (api: Api, operation: Operation): Promise<Examples[string] | undefined> => {
  // An order is packed and has a driver before it is shipped.
  const first = operation.transition?.from[0];
  const from = operation.id === 'postOrdersIdAssignDriver' ? 'SIAP_DIKIRIM' : first;
  const inState = ({ status }: Row): boolean => [from, status].includes(undefined) || status === from;
  const known = bodiesOf(api)[operation.id];
  for (const row of rowsFor(api, operation).filter(inState)) {
    const { sent, answer } = await send(api, operation, row, known);
    if (!answer.ok) continue;
    const text = await answer.text();
    // A token and a signature are others every time.
    const steady = text.replaceAll(/(?<="access_token":"|signature=)[^"]+/g, 'c0ffee');
    const answered = JSON.parse(steady) as unknown;
    return { ...(sent !== undefined && { sent }), answered: shortened(answered) };
  }
  return undefined;
};

/** @throws if the embedded API refuses a call, also after all others: an order is shipped once it has a driver */
const recordInTurn = async (api: Api, operations: readonly Operation[]): Promise<Examples> => {
  const examples: Record<string, Examples[string]> = {};
  const refused: Operation[] = [];
  for (const operation of operations) {
    const example = await exampleOf(api, operation);
    if (example) examples[operation.id] = example;
    else refused.push(operation);
  }
  if (refused.length === 0) return examples;
  if (refused.length === operations.length)
    throw new Error(`The embedded API refuses: ${refused.map(({ id }) => id).join(', ')}`);
  return { ...examples, ...(await recordInTurn(api, refused)) };
};

/** All in one world, one after the other, at a fixed time. */
export const recordExamples = async (operations: readonly Operation[]): Promise<Examples> => {
  mock.timers.enable({ apis: ['Date'], now: recordedAt });
  let ids = 0;
  const { mock: uuids } = mock.method(
    crypto,
    'randomUUID',
    () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  );
  try {
    return await recordInTurn(createMockServer({ sellers: 40 }), operations);
  } finally {
    uuids.restore();
    mock.timers.reset();
  }
};
