import { merchantRows } from '../../src/areas/seller/sellerWire';
import { levelOf, levelsOf, listIn } from '../../src/dataProvider/tolerantReader';
import { regionLists, sessionSchema } from '../../src/dataProvider/wire';
import type { Operation } from '../operations';
import { type Answer, type Client, isReading, service } from './client';
import { judge, type Judgement } from './judgement';

/** Every call that reads, with the ids that the lists of the host hold. */

export type Tried = Judgement & {
  operation: Operation;
  /** Why it was not tried. */
  reason?: string;
  milliseconds?: number;
};

/** The rows of every list, by the path of its call. */
type Found = ReadonlyMap<string, readonly unknown[]>;

export type Walk = { tried: readonly Tried[]; found: Found; access: readonly string[] };

const sellersPath = `${service}/backoffice/get-list-merchant`;

/** The lists whose ids a path takes; others take those of the list above them. */
const idsFrom: Readonly<Record<string, string>> = {
  [`${service}/backoffice/merchant-detail`]: sellersPath,
  [`${service}/backoffice/merchant`]: sellersPath,
  [`${service}/cdn/generate-secure-image`]: sellersPath,
  [`${service}/region/city`]: `${service}/region/province`,
  [`${service}/region/district`]: `${service}/region/city/{id}`,
  [`${service}/region/village`]: `${service}/region/district/{id}`,
};

/** A list before what takes its ids. */
const inTurn = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((one, other) => one.parameters.length - other.parameters.length);

export const rightsIn = (operation: Operation): string[] =>
  operation.right.match(/(VIEW|MANAGE)_[\w-]+/g) ?? [];

const queryOf = ({ list, method, takes = [] }: Operation): string => {
  const query = new URLSearchParams();
  if (list && method === 'get') {
    query.set('filter', '{}');
    query.set('range', '[0,9]');
    query.set('sort', JSON.stringify([list.sort[0], 'ASC']));
  }
  if (takes.includes('filter')) query.set('filter', '{}');
  if (takes.includes('link_type')) query.set('link_type', '"PRODUK"');
  if (takes.includes('lists')) query.set('lists', '{"sellers":{"resource":"top-up","filter":{}}}');
  return query.size === 0 ? '' : `?${query.toString()}`;
};

const bodyOf = ({ path, list, id }: Operation): unknown => {
  if (path === sellersPath) return sellersBody({});
  if (!path.endsWith('/search')) return undefined;
  const page = { sort: [list?.sort[0] ?? 'at', 'ASC'], range: [0, 9] };
  return { ...((list ?? id === 'postActivitySearch') && page), filter: {} };
};

export const sellersBody = (given: { limit?: number; offset?: number; search?: string; order?: string }) => ({
  limit: given.limit ?? 10,
  offset: given.offset ?? 0,
  search: given.search ?? '',
  filter: {},
  sort: { field: 'shop_name', order: given.order ?? 'ASC' },
});

/** Regions are not rows of a page, and are read by the schema of their level. */
const rowsIn = ({ path, answer: schema }: Operation, { json, headers }: Answer): readonly unknown[] => {
  const level = /\/region\/(\w+)/.exec(path)?.[1] as keyof typeof regionLists | undefined;
  if (level)
    return (
      levelsOf(json)
        .map((held) => regionLists[level].safeParse(held).data ?? [])
        .find((regions) => regions.length > 0) ?? []
    );
  const rows = schema ? (listIn(json, headers)?.rows ?? []) : [];
  return path === sellersPath ? merchantRows(rows) : rows;
};

export const idOf = (row: unknown): string | undefined => {
  const { user_id, id } = levelOf(row) ?? {};
  const found = user_id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const listAbove = (path: string): string => {
  const above = path.slice(0, path.indexOf('/{'));
  return idsFrom[above] ?? above;
};

/** Signs in. @returns the person, undefined if nobody gets in */
const signIn = async (client: Client, operation: Operation, user: string, password: string) => {
  const body = { username: user, password };
  const answer = await client.send({ method: 'POST', path: operation.path, body, token: null });
  const tried: Tried = { operation, ...judge(operation, answer), milliseconds: answer.milliseconds };
  const session = levelsOf(answer.json)
    .map((level) => sessionSchema.safeParse(level).data)
    .find(Boolean);
  if (!session || tried.verdict === 'breaks') return { tried };
  client.signIn(session.token.access_token);
  return { tried, person: session.payload.user_data };
};

const notTried = (operation: Operation, reason: string): Tried => ({
  operation,
  verdict: 'not tried',
  differences: [],
  reason,
});

export const walk = async (
  client: Client,
  operations: readonly Operation[],
  { user, password }: { user: string; password: string },
): Promise<Walk> => {
  const login = operations.find(({ id }) => id === 'postLogin') as Operation;
  const rest = inTurn(operations.filter(({ id }) => id !== 'postLogin' && id !== 'postLogout'));
  const { tried: signedIn, person } = await signIn(client, login, user, password);
  if (!person)
    return {
      tried: [signedIn, ...rest.map((one) => notTried(one, 'nobody gets in'))],
      found: new Map(),
      access: [],
    };

  const access = person.access_role.map((role) => role.access);
  const found = new Map<string, readonly unknown[]>();
  const missingAreas = new Set<string>();
  const userId = person.user_id;

  const tryOne = async (operation: Operation): Promise<Tried> => {
    const { path, method, parameters, list } = operation;
    if (!isReading(method.toUpperCase(), path)) return notTried(operation, 'writes');
    const rights = rightsIn(operation);
    if (rights.length > 0 && !rights.some((right) => access.includes(right)))
      return notTried(operation, `${user} lacks ${rights[0]}`);
    const area = [...missingAreas].find((place) => path.startsWith(`${place}/`));
    if (area !== undefined) return notTried(operation, 'the host does not have its area');
    const above = listAbove(path);
    const id = path.includes('{userId}') ? userId : found.get(above)?.map(idOf).find(Boolean);
    if (parameters.length > 0 && id === undefined)
      return notTried(operation, `no id was found in ${above.replace(service, '')}`);
    const body = bodyOf(operation);
    const answer = await client.send({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/, encodeURIComponent(id ?? '')) + queryOf(operation),
      ...(body !== undefined && { body }),
      ...(list && method === 'get' && { headers: { Range: `${path.split('/').at(-1)}=0-9` } }),
      timeout: operation.timeout,
    });
    const judgement = judge(operation, answer);
    if (list && method === 'get' && judgement.verdict === 'lacks') missingAreas.add(path);
    if (!['lacks', 'breaks'].includes(judgement.verdict)) found.set(path, rowsIn(operation, answer));
    return { operation, ...judgement, milliseconds: answer.milliseconds };
  };

  const tried: Tried[] = [signedIn];
  for (const operation of rest) tried.push(await tryOne(operation));
  return { tried, found, access };
};
