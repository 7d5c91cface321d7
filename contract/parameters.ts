import { version } from '../package.json';
import type { Operation } from './operations';

/** The parameters of the calls: in the path, in the query, and headers. */

export type Json = Readonly<Record<string, unknown>>;

export const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

export const object = (properties: Json): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const inQuery = (name: string, description: string, schema: Json, example: unknown): Json => ({
  name,
  in: 'query',
  description,
  // JSON in a parameter, as ra-data-simple-rest writes it.
  content: { 'application/json': { schema, example } },
});

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  description,
  schema,
});

/** What the product sends in every request (§7), beside its token. */
export const productHeaders = { Accept: 'application/json', platform: 'web', 'app-version': version };

const inEveryRequest = (name: 'platform' | 'app-version'): Json => ({
  ...header(name, 'In every request (§7).'),
  required: true,
  example: productHeaders[name],
});

const queryExamples = {
  filter: {},
  link_type: 'PRODUK',
  lists: { topUps: { resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } } },
} as const;

export const parameters = {
  platform: inEveryRequest('platform'),
  'app-version': inEveryRequest('app-version'),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'The same key with the same body is answered as before, and nothing is done twice; with another body it is refused (422). A host that knows none ignores it: then a lost answer may lead to doing it twice.',
  ),
  'If-Match': header(
    'If-Match',
    'The strong ETag that was read. Another version is refused (412). Not sent if the host sent none, or a weak one.',
  ),
  Range: header('Range', 'As ra-data-simple-rest sends it beside `range`. A host may ignore it.'),
  range: inQuery(
    'range',
    'The first and the last row, from 0.',
    { type: 'array', items: { type: 'integer' } },
    [0, 9],
  ),
  lists: inQuery(
    'lists',
    'The lists to count: each by a name, with its resource and filter.',
    {
      type: 'object',
      additionalProperties: object({ resource: { type: 'string' }, filter: { type: 'object' } }),
    },
    queryExamples.lists,
  ),
  link_type: inQuery('link_type', 'PRODUK, TOKO or KATEGORI.', { type: 'string' }, queryExamples.link_type),
  remember: {
    name: 'remember',
    in: 'query',
    description: 'Selalu ingat. assumption: a host may ignore it.',
    schema: { type: 'boolean' },
  },
  filter: inQuery('filter', 'The filter of the list.', { type: 'object' }, queryExamples.filter),
} as const;

/** With the examples of its parameters, and `page` if it is a list. */
export const queryOf = ({ list, method, takes = [] }: Operation, page: Json): string => {
  const taken = Object.entries(queryExamples).filter(([name]) => takes.some((taking) => taking === name));
  const asked = [...(list && method === 'get' ? Object.entries(page) : []), ...taken];
  const query = new URLSearchParams(asked.map(([name, value]) => [name, JSON.stringify(value)]));
  return query.size === 0 ? '' : `?${query.toString()}`;
};

const sortAndFilter = ({ sort, filter }: NonNullable<Operation['list']>): Json[] => [
  inQuery(
    'sort',
    `The field and the direction. Fields: ${sort.join(', ')}.`,
    { type: 'array', prefixItems: [{ type: 'string', enum: [...sort] }, { enum: ['ASC', 'DESC'] }] },
    [sort[0], 'ASC'],
  ),
  inQuery(
    'filter',
    'A text or number, or a list of them (any); `_gte` and `_lte` are bounds, a date in them a whole day in WIB; `q` is a search.',
    { type: 'object', properties: Object.fromEntries(filter.map((key) => [key, {}])) },
    {},
  ),
];

export const parametersOf = ({ parameters: inPath, takes = [], list, method }: Operation): Json[] => [
  ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ref('parameters', 'platform'),
  ref('parameters', 'app-version'),
  ...takes.map((name) => ref('parameters', name)),
  ...(list && method === 'get'
    ? [...sortAndFilter(list), ref('parameters', 'range'), ref('parameters', 'Range')]
    : []),
];
