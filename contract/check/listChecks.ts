import { merchantRows } from '../../src/areas/seller/sellerWire';
import { shownInstant } from '../../src/dataProvider/instantWire';
import { levelOf, listIn } from '../../src/dataProvider/tolerantReader';
import { shownFlagOrNull } from '../../src/dataProvider/wire';
import { dateOfInstant } from '../../src/domain/format/wibTime';
import type { Operation } from '../operations';
import { type Checked, fails, holds, untried } from './checks';
import { type Answer, type Client, service } from './client';
import { idOf, sellersBody, type Walk } from './walk';

/** Whether lists do what is asked of them: pages, total, order, search, filter, states. */

type Asked = {
  first?: number;
  count?: number;
  order?: 'ASC' | 'DESC';
  search?: string;
  filter?: Readonly<Record<string, unknown>>;
};
type Page = { ids: string[]; rows: readonly unknown[]; total: number | undefined; status: number };

type List = {
  name: string;
  ask: (asked: Asked) => Promise<Page>;
  total: number | undefined;
  rows: readonly unknown[];
  /** The keys of its filter. */
  keys: readonly string[];
  /** The codes of `status`. */
  states: readonly string[] | undefined;
};

const pageOf = ({ json, headers, status }: Answer, rowsOf = (rows: readonly unknown[]) => rows): Page => {
  const list = status === 200 ? listIn(json, headers) : undefined;
  const rows = rowsOf(list?.rows ?? []);
  return { rows, ids: rows.flatMap((row) => idOf(row) ?? []), total: list?.total, status };
};

const askSellers =
  (client: Client) =>
  async ({ first = 0, count = 10, order = 'ASC', search = '', filter = {} }: Asked) => {
    const body = sellersBody({ limit: count, offset: first, order, search, filter });
    const path = `${service}/backoffice/get-list-merchant`;
    return pageOf(await client.send({ method: 'POST', path, body }), merchantRows);
  };

const askRows =
  (client: Client, { path, list }: Operation) =>
  async ({ first = 0, count = 10, order = 'ASC', search, filter }: Asked) => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ ...filter, ...(search !== undefined && { q: search }) }),
      range: JSON.stringify([first, first + count - 1]),
      sort: JSON.stringify([list?.sort[0], order]),
    });
    const headers = { Range: `${path.split('/').at(-1)}=${first}-${first + count - 1}` };
    return pageOf(await client.send({ method: 'GET', path: `${path}?${query}`, headers }));
  };

/** The lists that could be read. */
const listsOf = async (client: Client, { tried, found }: Walk): Promise<List[]> => {
  const readable = tried.filter(
    ({ operation: { id, list, method, path } }) =>
      found.has(path) && (id === 'postGetListMerchant' || (list !== undefined && method === 'get')),
  );
  const lists: List[] = [];
  for (const { operation } of readable) {
    const ask = operation.list ? askRows(client, operation) : askSellers(client);
    const { total, rows } = await ask({});
    const name = operation.path.replace(`${service}/backoffice/`, '');
    lists.push({
      name,
      ask,
      total,
      rows,
      keys: operation.list?.filter ?? ['is_active'],
      states: operation.states,
    });
  }
  return lists;
};

/** A text of a row that a search can find. */
const searchable = (row: unknown): string | undefined => {
  const keys = ['shop_name', 'full_name', 'name', 'title', 'invoice_no', 'request_code'];
  const held = levelOf(row);
  return keys
    .map((key) => held[key])
    .find((value): value is string => typeof value === 'string' && value !== '');
};

type Finding = { list: string; fault?: string; reason?: string };

const secondPage = async ({ name, ask, rows }: List): Promise<Finding> => {
  const size = Math.floor(rows.length / 2);
  if (size === 0) return { list: name, reason: 'has fewer than two rows' };
  const first = await ask({ count: size });
  const second = await ask({ first: size, count: size });
  // A host that sends the whole list at once is read.
  if (first.ids.length > size || second.ids.length === 0) return { list: name };
  const isSame = second.ids.every((id) => first.ids.includes(id));
  return { list: name, ...(isSame && { fault: 'page 2 is page 1 again' }) };
};

const steadyTotal = async ({ name, ask, total, rows }: List): Promise<Finding> => {
  if (total === undefined || Number.isNaN(total)) return { list: name, fault: 'says no total' };
  if (total < rows.length) return { list: name, fault: `a total of ${total} for ${rows.length} rows` };
  const { total: other } = await ask({ count: 1 });
  return {
    list: name,
    ...(other !== total && { fault: `a total of ${other} with pages of one row, else ${total}` }),
  };
};

const order = async ({ name, ask, rows }: List): Promise<Finding> => {
  if (rows.length < 2) return { list: name, reason: 'has fewer than two rows' };
  const [up, down] = [await ask({ order: 'ASC' }), await ask({ order: 'DESC' })];
  if (up.status !== 200 || down.status !== 200) return { list: name, fault: 'refuses to sort' };
  const isIgnored = up.ids.join() === down.ids.join();
  return { list: name, ...(isIgnored && { fault: 'is in the same order both ways' }) };
};

const search = async ({ name, ask, rows }: List): Promise<Finding> => {
  const text = rows.map(searchable).find((found) => found !== undefined);
  if (text === undefined) return { list: name, reason: 'has no row with a text to search for' };
  const id = idOf(rows.find((row) => searchable(row) === text));
  const [hit, miss] = [await ask({ search: text, count: 100 }), await ask({ search: 'zqxjkvbw zqxjkvbw' })];
  if (hit.status !== 200) return { list: name, fault: `answers ${hit.status} to a search` };
  if (miss.rows.length > 0) return { list: name, fault: 'ignores the search' };
  return { list: name, ...(!hit.ids.includes(id ?? '') && { fault: 'does not find a row by its own name' }) };
};

type Compared = string | number | boolean;

/** What a filter compares: of an instant its day in WIB. */
const comparedIn = (row: unknown, key: string): Compared | undefined => {
  const value = levelOf(row)[key.replace(/_[gl]te$/, '')];
  if (key === 'is_active') return shownFlagOrNull.parse(value) ?? undefined;
  if (typeof value === 'string') return dateOfInstant(shownInstant.parse(value)) || value;
  return typeof value === 'number' ? value : undefined;
};

const passes = (key: string, held: Compared | undefined, value: Compared): boolean => {
  if (held === undefined) return false;
  if (key.endsWith('_gte')) return held >= value;
  return key.endsWith('_lte') ? held <= value : held === value;
};

const filterFault = ({ status, rows }: Page, isFound: (row: unknown) => boolean): string | undefined => {
  // Some keys take a right of their own.
  if (status === 403) return undefined;
  if (status !== 200) return `answers ${status} to the filter`;
  if (rows.length === 0) return 'finds nothing by the filter';
  return rows.every(isFound) ? undefined : 'ignores the filter';
};

/** Each key alone, with the value of a row that leaves out most others. */
const filter = async ({ name, ask, rows, keys }: List): Promise<Finding> => {
  const faults = new Map<string, string[]>();
  const tried = keys.filter((key) => key !== 'q' && rows.some((row) => comparedIn(row, key) !== undefined));
  for (const key of tried) {
    const values = rows.flatMap((row) => comparedIn(row, key) ?? []).toSorted((a, b) => (a < b ? -1 : 1));
    const value = values.at(key.endsWith('_gte') ? -1 : 0) as Compared;
    const answer = await ask({ filter: { [key]: key === 'id' ? [value] : value } });
    const fault = filterFault(answer, (row) => passes(key, comparedIn(row, key), value));
    if (fault !== undefined) faults.set(fault, [...(faults.get(fault) ?? []), key]);
  }
  if (tried.length === 0) return { list: name, reason: 'has no row to filter by' };
  const said = [...faults].map(([fault, found]) => `${fault} ${found.join(', ')}`);
  return { list: name, ...(said.length > 0 && { fault: said.join(' and ') }) };
};

/** A code that the product does not know is shown as it is, and offers no action. */
const states = ({ name, rows, states: known }: List): Finding => {
  if (!known || rows.length === 0) return { list: name, reason: 'has no row with a state' };
  const codes = rows.map((row) => levelOf(row).status).filter((code) => typeof code === 'string');
  const unknown = [...new Set(codes)].filter((code) => !known.includes(code));
  const fault = `has states that docs/adapting.md shows how to translate: ${unknown.join(', ')}`;
  return { list: name, ...(unknown.length > 0 && { fault }) };
};

const summary = (name: string, findings: readonly Finding[]): Checked => {
  const faults = findings.filter(({ fault }) => fault !== undefined);
  if (faults.length > 0) return fails(name, faults.map(({ list, fault }) => `${list} ${fault}`).join('; '));
  const tried = findings.filter(({ reason }) => reason === undefined);
  if (tried.length > 0) return holds(name, `in ${tried.map(({ list }) => list).join(', ')}`);
  return untried(
    name,
    findings.map(({ list, reason }) => `${list} ${reason}`).join('; ') || 'no list could be read',
  );
};

export const checkLists = async (client: Client, walk: Walk): Promise<Checked[]> => {
  const lists = await listsOf(client, walk);
  const checks = { 'page 2 differs': secondPage, total: steadyTotal, sort: order, search, filter, states };
  const checked: Checked[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const findings: Finding[] = [];
    for (const list of lists) findings.push(await check(list));
    checked.push(summary(name, findings));
  }
  return checked;
};
