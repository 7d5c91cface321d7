import { queryOptions, useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import type { z } from 'zod/mini';
import { backoffice } from './backoffice';
import { call, unwrap } from './envelope';
import { ifOffered } from './optionalCalls';
import { type Filter, requestSearch, sentFilter } from './privateSearch';
import { stateCounts } from './wire';

type ResourceRead<T> = {
  /** The last part of the address: `GET <resource>/<name>`. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** Each encoded as JSON, as in the dialect of lists: `{ filter: { … } }`. */
  query?: Filter;
  resource?: string;
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

const resourceReadQuery = <T>({ resource = '', name, schema, query = {} }: ResourceRead<T>) => ({
  queryKey: [resource, 'read', name, query],
  queryFn: ({ signal }: { signal: AbortSignal }) => readResource(resource, name, schema, query, signal),
});

/** assumption: `GET <resource>/counts`, the number of records in each state; none if the host does not count them. */
export const stateCountsQuery = (resource: string, filter: Filter) => {
  const { queryKey, queryFn } = resourceReadQuery({
    resource,
    name: 'counts',
    schema: stateCounts,
    query: { filter },
  });
  return queryOptions({
    queryKey,
    queryFn: async (context) =>
      (await ifOffered('counts', () => queryFn(context), `${resource}/counts`)) ?? {},
  });
};

/** The key begins with the resource's name, so that writes invalidate it along with the lists. */
export const useResourceRead = <T>({ enabled = true, ...read }: ResourceRead<T> & { enabled?: boolean }) => {
  const resource = useResourceContext({ resource: read.resource });
  return useQuery({
    ...resourceReadQuery({ ...read, resource }),
    enabled: enabled && resource !== undefined,
  });
};
