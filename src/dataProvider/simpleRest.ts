import type { DataProvider, GetListParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { apiUrl, request } from './http';
import { anyRow, readPage } from './rows';
import { ApiError } from './serverErrors';

/** asumsi (AREAS.md): where the areas keep their records whose endpoints the specification does not show. */
export const undocumentedBase = 'users-services/api/v1/backoffice';

/** ra-data-simple-rest's own fetch replaced by our client: Bearer, time-outs and typed errors hold there too. */
const client: NonNullable<Parameters<typeof simpleRestProvider>[1]> = async (url: string, options = {}) => {
  const answer = await request(url, {
    method: (options.method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE',
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    headers: Object.fromEntries(new Headers(options.headers)),
    signal: options.signal ?? undefined,
  });
  return { ...answer, body: '' };
};

/** A simple REST provider under `base` whose lists are checked row by row. */
export const simpleRest = (base: string = undocumentedBase): DataProvider => {
  const provider = simpleRestProvider(apiUrl(base), client);
  return {
    ...provider,
    getList: async (resource: string, params: GetListParams) => {
      const { data, total } = await provider.getList(resource, params);
      if (!Array.isArray(data)) throw new ApiError('badAnswer', '', 200);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: data.length };
      return readPage(data, total ?? 0, (page - 1) * perPage, anyRow) as never;
    },
  };
};
