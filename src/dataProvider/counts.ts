import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMayDo } from '../authProvider/useMay';
import type { AppDataProvider } from './AppDataProvider';
import { call } from './envelope';
import { ifOffered, isLeftOut } from './optionalCalls';
import { isTotalUnknown } from './rows';
import { ApiError, type FaultKind } from './serverErrors';
import { backoffice, stateCounts, under } from './wire';

/** `name` is the key of its count in the response. */
export type CountedList = {
  name: string;
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

type Lists = readonly CountedList[];
type Counts = Partial<Record<string, number | Error>>;

/** assumption: `GET counts?lists={"<name>":{"resource":…,"filter":…}}` is `{counts:{"<name>":number}}`. @throws ApiError */
export const readTogether = (lists: Lists, signal?: AbortSignal): Promise<Counts> => {
  const asked = Object.fromEntries(lists.map(({ name, resource, filter }) => [name, { resource, filter }]));
  const parameters = new URLSearchParams({ lists: JSON.stringify(asked) }).toString();
  return call(`${backoffice}/counts?${parameters}`, under('counts', stateCounts), { signal });
};

/** Faults of this call alone. Any other fault would also meet one call per list. */
const failsAlone: readonly FaultKind[] = ['forbidden', 'rejected', 'server', 'invalidResponse'];

/** From the list itself; the error if the request fails or has no total. */
const readAlone = (
  { getList }: AppDataProvider,
  { resource, filter }: CountedList,
  signal: AbortSignal,
): Promise<number | Error> =>
  getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
    signal,
  }).then(
    (page) =>
      isTotalUnknown(page) ? new ApiError('invalidResponse', '', 200) : (page.total ?? page.data.length),
    (error: unknown) => error as Error,
  );

/** A count that is missing in the response, or all if the host lacks the call, is read from its own list. */
const readCounts = async (
  dataProvider: AppDataProvider,
  lists: Lists,
  signal: AbortSignal,
): Promise<Counts> => {
  const read = ifOffered('counts', () => readTogether(lists, signal));
  const together = await read.catch((error: unknown) => {
    if (error instanceof ApiError && failsAlone.includes(error.kind)) return null;
    throw error;
  });
  const counts = await Promise.all(
    lists.map(async (list) => together?.[list.name] ?? (await readAlone(dataProvider, list, signal))),
  );
  const [first] = counts;
  if (first instanceof Error && counts.every((count) => count instanceof Error)) throw first;
  return Object.fromEntries(lists.map(({ name }, index) => [name, counts[index]]));
};

/**
 * The lists that the person may open, none if the host has no counts. They are counted again after `recountMs` while the page is
 * visible.
 */
export const useCounts = (lists: Lists, recountMs?: number) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const mayDo = useMayDo();
  const open = isLeftOut('counts') ? [] : lists.filter(({ resource }) => mayDo(resource, 'list'));
  const query = useQuery({
    queryKey: ['counts', open],
    queryFn: ({ signal }) => readCounts(dataProvider, open, signal),
    enabled: open.length > 0,
    // Several components may show the same counts: one that mounts later sends no request.
    staleTime: recountMs ?? 2_000,
    refetchInterval: recountMs ?? false,
    refetchOnWindowFocus: recountMs === undefined || 'always',
    refetchOnReconnect: true,
  });
  return open.map((list) => {
    const count = query.data?.[list.name];
    return {
      list,
      query: count instanceof Error ? { ...query, data: undefined, error: count } : { ...query, data: count },
    };
  });
};

/** As in docs/areas.md, the most urgent first. */
export const pendingLists: Lists = [
  { name: 'topUps', resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'complaints', resource: 'orders', filter: { status: 'KOMPLAIN' } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'products', resource: 'product-list', filter: { status: 'DITINJAU' } },
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: false } },
];

const recountMs = 45_000;

/** Inactive sellers do not wait for a decision. */
const useQueueCounts = (lists = pendingLists) =>
  useCounts(lists, recountMs).filter(({ list }) => list.name !== 'sellers');

/** Waiting records by resource, counted every 45 seconds and after every action; none unless `isNeeded`. */
export const useQueues = (isNeeded: boolean): ReadonlyMap<string, number> =>
  new Map(
    useQueueCounts(isNeeded ? pendingLists : []).map(({ list, query }) => [list.resource, query.data ?? 0]),
  );

/** The `status` in which a record waits for a decision. */
export const waitingState = (resource: string): string | undefined => {
  const status = pendingLists.find((list) => list.resource === resource)?.filter.status;
  return typeof status === 'string' ? status : undefined;
};

/** Null if nothing waits in the others; undefined while that is not known, and if the person may see no other. */
export const useNextQueue = (resource: string) => {
  const queues = useQueueCounts();
  const own = queues.findIndex(({ list }) => list.resource === resource);
  const others = [...queues.slice(own + 1), ...queues.slice(0, Math.max(own, 0))];
  const next = others.find(({ query }) => (query.data ?? 0) > 0);
  const areEmpty = others.length > 0 && others.every(({ query }) => query.data === 0);
  return next ?? (areEmpty ? null : undefined);
};

/** Undefined if records of this area never wait, or the person may not see them. */
export const useQueueCount = (resource: string) =>
  useQueueCounts().find(({ list }) => list.resource === resource);
