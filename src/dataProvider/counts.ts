import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMayDo } from '../authProvider/useMay';
import type { AppDataProvider } from './AppDataProvider';
import { call } from './envelope';
import { ApiError, type FaultKind } from './serverErrors';
import { stateCounts } from './wire';
import { z } from './zod';

/** How many records of a resource's list a filter leaves; `name` is what the answer calls it. */
export type CountedList = {
  name: string;
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

type Lists = readonly CountedList[];
type Counts = Partial<Record<string, number | Error>>;

const answer = z.object({ counts: stateCounts });

/**
 * assumption (docs/decisions/0072): `GET counts?lists={"<name>":{"resource":…,"filter":…}}` answers `{counts:{"<name>":number}}`.
 * @throws ApiError
 */
export const readTogether = async (lists: Lists, signal?: AbortSignal): Promise<Counts> => {
  const asked = Object.fromEntries(lists.map(({ name, resource, filter }) => [name, { resource, filter }]));
  const parameters = new URLSearchParams({ lists: JSON.stringify(asked) }).toString();
  return (await call(`users-services/api/v1/backoffice/counts?${parameters}`, answer, { signal })).counts;
};

/** Faults of a host that lacks the call, or fails at it. Any other fault would also meet a call for each list. */
const lacksTheCall: readonly FaultKind[] = ['forbidden', 'notFound', 'rejected', 'server', 'badAnswer'];

/** The total of the list itself, of which one row travels; or why there is none. */
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
    ({ total, data }) => total ?? data.length,
    (error: unknown) => error as Error,
  );

/**
 * The query of several counts in one call. What its answer does not name is counted by its own list: all of them where a host
 * lacks the call, or fails at it.
 * An answer is used again for the two seconds that a page needs to appear.
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
 * How many records each of the lists holds, in one call; lists that the person may not open are neither asked for nor
 * returned.
 * @param recountMs milliseconds after which they are counted again while the page is visible; left out, never
 * @returns each list with its query; `data` is the count
 */
export const useCounts = (lists: Lists, recountMs?: number) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const mayDo = useMayDo();
  const open = lists.filter(({ resource }) => mayDo(resource, 'list'));
  const query = useQuery({
    ...countsQuery(dataProvider, open),
    enabled: open.length > 0,
    // Many may show the same counts: one that joins them asks for nothing.
    ...(recountMs && { refetchInterval: recountMs, refetchOnMount: false }),
  });
  return open.map((list) => {
    const count = query.data?.[list.name];
    return {
      list,
      query: count instanceof Error ? { ...query, data: undefined, error: count } : { ...query, data: count },
    };
  });
};
