import { merchantRows } from '../../src/areas/seller/sellerWire';
import type { OptionalCall } from '../../src/dataProvider/optionalCalls';
import { levelOf, levelsOf, listIn } from '../../src/dataProvider/tolerantReader';
import { regionLists, sessionSchema } from '../../src/dataProvider/wire';
import type { Operation } from '../operations';
import { queryOf } from '../parameters';
import { type Answer, type Client, isReading, service } from './client';
import { isUseless, judge, type Judgement, together } from './judgement';

/** Every call that reads, with the ids that the lists of the host hold. */

export type Tried = Judgement & {
  operation: Operation;
  /** Why it was not tried. */
  reason?: string;
  /** Of how many records it was asked, if not of one. */
  records?: number;
  /** Of the first record. */
  etag?: 'strong' | 'weak' | 'none';
  /** The part of the call that the host lacks. */
  lacking?: OptionalCall;
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

const pageOf = ({ list }: Operation) => ({ filter: {}, range: [0, 9], sort: [list?.sort[0] ?? 'at', 'ASC'] });

const bodyOf = (operation: Operation): unknown => {
  const { path, list, id } = operation;
  if (path === sellersPath) return sellersBody({});
  if (!path.endsWith('/search')) return undefined;
  return list || id === 'postActivitySearch' ? pageOf(operation) : { filter: {} };
};

type SellersAsked = { limit?: number; offset?: number; search?: string; order?: string; filter?: object };

export const sellersBody = (given: SellersAsked) => ({
  limit: given.limit ?? 10,
  offset: given.offset ?? 0,
  search: given.search ?? '',
  filter: given.filter ?? {},
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
  const { user_id, id } = levelOf(row);
  const found = user_id ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** How many records of a list are opened. */
const opened = 5;

/** The first in every state, then others over the whole page. */
const spread = (rows: readonly unknown[]): string[] => {
  const stateOf = (row: unknown) => levelOf(row).status ?? levelOf(row).is_active;
  const firsts = rows.filter(
    (row, index) => rows.findIndex((one) => stateOf(one) === stateOf(row)) === index,
  );
  const step = Math.ceil(rows.length / opened);
  const others = rows.filter((_, index) => index % step === 0);
  return [...new Set([...firsts, ...others].flatMap((row) => idOf(row) ?? []))].slice(0, opened);
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

const etagOf = ({ headers }: Answer): NonNullable<Tried['etag']> => {
  const etag = headers.get('ETag');
  if (etag === null) return 'none';
  return etag.startsWith('W/') ? 'weak' : 'strong';
};

/** As the product asks then. */
const withoutPlace = (byOrder: Tried, status: number): Tried => {
  const says = `${status} to the sort by place: it is sorted by order`;
  const differences = [{ what: 'status', where: '', says, isLost: true } as const, ...byOrder.differences];
  return { ...byOrder, verdict: 'loses', differences, lacking: 'place' };
};

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

  let unanswered = 0;

  /** Of the first record, or of each, if it is the record itself that is asked for. */
  const ask = async (operation: Operation, ids: readonly string[]): Promise<Answer[]> => {
    const { path, method, parameters, list, versioned, timeout } = operation;
    const body = bodyOf(operation);
    const answers: Answer[] = [];
    for (const id of parameters.length === 0 ? [''] : ids.slice(0, versioned ? opened : 1)) {
      const answer = await client.send({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/, encodeURIComponent(id)) + queryOf(operation, pageOf(operation)),
        ...(body !== undefined && { body }),
        ...(list && method === 'get' && { headers: { Range: `${path.split('/').at(-1)}=0-9` } }),
        timeout,
      });
      answers.push(answer);
      unanswered = answer.status === 0 ? unanswered + 1 : 0;
      if (unanswered > 0) break;
    }
    return answers;
  };

  const tryOne = async (operation: Operation): Promise<Tried> => {
    const { path, method, parameters, list } = operation;
    if (!isReading(method.toUpperCase(), path)) return notTried(operation, 'writes');
    const rights = rightsIn(operation);
    if (rights.length > 0 && !rights.some((right) => access.includes(right)))
      return notTried(operation, `${user} lacks ${rights[0]}`);
    const area = [...missingAreas].find((place) => path.startsWith(`${place}/`));
    if (area !== undefined) return notTried(operation, 'the host does not have the list that it belongs to');
    const above = listAbove(path);
    const ids = path.includes('{userId}') ? [userId] : spread(found.get(above) ?? []);
    if (parameters.length > 0 && ids.length === 0)
      return notTried(operation, `no id was found in ${above.replace(service, '')}`);
    if (unanswered >= 3) return notTried(operation, 'the host left the three calls before without an answer');
    const answers = await ask(operation, ids);
    const judgement = together(answers.map((answer) => judge(operation, answer)));
    const [first] = answers as [Answer];
    const isRefused = judgement.verdict === 'breaks' && first.status >= 400;
    if (list?.sort[0] === 'place' && isRefused) {
      const byOrder = await tryOne({ ...operation, list: { ...list, sort: ['order'] } });
      if (!isUseless(byOrder)) return withoutPlace(byOrder, first.status);
    }
    if (list && method === 'get' && judgement.verdict === 'lacks') missingAreas.add(path);
    if (!isUseless(judgement)) found.set(path, rowsIn(operation, first));
    return {
      operation,
      ...judgement,
      milliseconds: Math.max(...answers.map((answer) => answer.milliseconds)),
      ...(answers.length > 1 && { records: answers.length }),
      ...(operation.versioned && first.status === 200 && { etag: etagOf(first) }),
    };
  };

  const tried: Tried[] = [signedIn];
  for (const operation of rest) tried.push(await tryOne(operation));
  return { tried, found, access };
};
