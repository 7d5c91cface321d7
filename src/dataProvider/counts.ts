import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMayDo } from '../authProvider/useMay';
import type { AppDataProvider } from './AppDataProvider';
import { call } from './envelope';
import { isTotalUnknown } from './rows';
import { ApiError, type FaultKind } from './serverErrors';
import { stateCounts } from './wire';
import { z } from './zod';

/** A filtered list whose records are counted; `name` is the key of its count in the response. */
export type CountedList = {
  name: string;
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

type Lists = readonly CountedList[];
type Counts = Partial<Record<string, number | Error>>;

const countsResponse = z.object({ counts: stateCounts });

/**
 * assumption (docs/decisions/0072): `GET counts?lists={"<name>":{"resource":…,"filter":…}}` returns
 * `{counts:{"<name>":number}}`.
 * @throws ApiError
 */
export const readTogether = async (lists: Lists, signal?: AbortSignal): Promise<Counts> => {
  const asked = Object.fromEntries(lists.map(({ name, resource, filter }) => [name, { resource, filter }]));
  const parameters = new URLSearchParams({ lists: JSON.stringify(asked) }).toString();
  return (await call(`users-services/api/v1/backoffice/counts?${parameters}`, countsResponse, { signal }))
    .counts;
};

/** Faults of a host that lacks the call, or fails at it. Any other fault would also meet one call per list. */
const lacksTheCall: readonly FaultKind[] = ['forbidden', 'notFound', 'rejected', 'server', 'invalidResponse'];

/** Reads the total from the list itself, with one row per page; returns the error if the request fails or has no total. */
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

/**
 * The query that reads several counts in one call. A count that the response does not contain is read from its own list;
 * this also happens for all lists if the host lacks the call, or fails at it.
 * The response is reused for two seconds, the time in which a page renders.
 */
export const countsQuery = (dataProvider: AppDataProvider, lists: Lists) => ({
  queryKey: ['counts', lists],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Counts> => {
    const together = await readTogether(lists, signal).catch((error: unknown): Counts => {
      if (error instanceof ApiError && lacksTheCall.includes(error.kind)) return {};
      throw error;
    });
    const counts = await Promise.all(
      lists.map(async (list) => together[list.name] ?? (await readAlone(dataProvider, list, signal))),
    );
    const [first] = counts;
    if (first instanceof Error && counts.every((count) => count instanceof Error)) throw first;
    return Object.fromEntries(lists.map(({ name }, index) => [name, counts[index]]));
  },
  staleTime: 2_000,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

/**
 * Counts the records of each list in one call. Lists that the person may not open are neither requested nor returned.
 * @param recountMs milliseconds after which the lists are counted again while the page is visible; without it, never
 * @returns each list with its query; `data` is the count
 */
export const useCounts = (lists: Lists, recountMs?: number) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const mayDo = useMayDo();
  const open = lists.filter(({ resource }) => mayDo(resource, 'list'));
  const query = useQuery({
    ...countsQuery(dataProvider, open),
    enabled: open.length > 0,
    // Several components may show the same counts: one that mounts later sends no request.
    ...(recountMs && {
      refetchInterval: recountMs,
      staleTime: recountMs,
      refetchOnWindowFocus: 'always' as const,
    }),
  });
  return open.map((list) => {
    const count = query.data?.[list.name];
    return {
      list,
      query: count instanceof Error ? { ...query, data: undefined, error: count } : { ...query, data: count },
    };
  });
};
