import { queryOptions, useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import type { z } from 'zod/mini';
import { call, unwrap } from './envelope';
import { ifOffered } from './optionalCalls';
import { type Filter, requestSearch, sentFilter } from './privateSearch';
import { backoffice, stateCounts } from './wire';

type ResourceRead<T> = {
  /** The last part of the address: `GET <resource>/<name>`. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** Each encoded as JSON, as in the dialect of lists: `{ filter: { … } }`. */
  query?: Filter;
  resource?: string;
  enabled?: boolean;
};

/** Reads `GET <resource>/<name>?filter=…` (assumption). @throws ApiError */
export const readResource = <T>(
  resource: string,
  name: string,
  schema: z.ZodMiniType<T>,
  query: Filter = {},
  signal?: AbortSignal,
): Promise<T> => {
  const { filter, isPrivate } = sentFilter((query.filter ?? {}) as Filter);
  const sent = 'filter' in query ? { ...query, filter } : query;
  const path = `${backoffice}/${resource}/${name}`;
  if (isPrivate)
    return requestSearch(`${path}/search`, sent, signal).then((answer) => unwrap(answer, schema));
  const parameters = new URLSearchParams(
    Object.entries(sent).map(([key, value]) => [key, JSON.stringify(value)]),
  ).toString();
  return call(`${path}${parameters && `?${parameters}`}`, schema, { signal });
};

/** assumption: `GET <resource>/counts`, the number of records in each state; none if the host does not count them. */
export const stateCountsQuery = (resource: string, filter: Filter) =>
  queryOptions({
    queryKey: [resource, 'read', 'counts', { filter }],
    queryFn: async ({ signal }) => {
      const read = () => readResource(resource, 'counts', stateCounts, { filter }, signal);
      return (await ifOffered('counts', read, `${resource}/counts`)) ?? {};
    },
  });

/** The key begins with the resource's name, so that writes invalidate it along with the lists. */
export const useResourceRead = <T>({ name, schema, query = {}, enabled = true, ...of }: ResourceRead<T>) => {
  const resource = useResourceContext(of) ?? '';
  return useQuery({
    queryKey: [resource, 'read', name, query],
    queryFn: ({ signal }) => readResource(resource, name, schema, query, signal),
    enabled,
  });
};
