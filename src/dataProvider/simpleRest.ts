import type { DataProvider, GetListParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { apiUrl, request } from './http';
import { anyRow, readPage } from './rows';
import { ApiError } from './serverErrors';

/** asumsi (AREAS.md): where the areas keep their records whose endpoints the specification does not show. */
export const undocumentedBase = 'users-services/api/v1/backoffice';

/**
 * ra-data-simple-rest's own fetch replaced by our client: Bearer, time-outs and typed errors hold there too. The host
 * is put before the path here, at each call, because the configuration is read after this module.
 */
const client: NonNullable<Parameters<typeof simpleRestProvider>[1]> = async (path: string, options = {}) => {
  const headers = new Headers(options.headers);
  const answer = await request(apiUrl(path), {
    method: (options.method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE',
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    headers: Object.fromEntries(headers),
    signal: options.signal ?? undefined,
  });
  // Only lists ask for a range; one without its Content-Range has no total.
  if (headers.has('Range') && !answer.headers.has('Content-Range')) throw badAnswer();
  return { ...answer, body: '' };
};

const badAnswer = () => new ApiError('badAnswer', '', 200);

const rows = (data: unknown): unknown[] => {
  if (!Array.isArray(data)) throw badAnswer();
  return data;
};

const page = (
  { data, total }: { data: unknown; total?: number },
  { pagination }: Pick<GetListParams, 'pagination'>,
) => {
  const given = rows(data);
  const offset = pagination ? (pagination.page - 1) * pagination.perPage : 0;
  return readPage(given, total ?? 0, offset, anyRow);
};

const record = ({ data }: { data: unknown }) => {
  const parsed = anyRow.safeParse(data);
  if (!parsed.success) throw badAnswer();
  return { data: parsed.data };
};

/**
 * A simple REST provider under the service path `base`. Lists are checked row by row, and a record without an id is
 * no record. Methods throw ApiError.
 */
export const simpleRest = (base: string = undocumentedBase): DataProvider => {
  const provider = simpleRestProvider(base, client);
  // What is checked here holds an id and whatever else the area keeps: RecordType is the caller's claim about the rest.
  const checked: Partial<Record<keyof DataProvider, unknown>> = {
    getList: async (...[resource, params]: Parameters<DataProvider['getList']>) =>
      page(await provider.getList(resource, params), params),
    getManyReference: async (...[resource, params]: Parameters<DataProvider['getManyReference']>) =>
      page(await provider.getManyReference(resource, params), params),
    getMany: async (...[resource, params]: Parameters<DataProvider['getMany']>) => ({
      data: page(await provider.getMany(resource, params), {}).data,
    }),
    getOne: async (...[resource, params]: Parameters<DataProvider['getOne']>) =>
      record(await provider.getOne(resource, params)),
    create: async (...[resource, params]: Parameters<DataProvider['create']>) =>
      record(await provider.create(resource, params)),
    update: async (...[resource, params]: Parameters<DataProvider['update']>) =>
      record(await provider.update(resource, params)),
  };
  return { ...provider, ...checked };
};
