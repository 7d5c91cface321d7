import type { GetListParams, Identifier, PaginationPayload, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { z } from 'zod/mini';
import type { Endpoints } from './AppDataProvider';
import { apiUrl, request } from './http';
import { type Filter, requestSearch, sentFilter } from './privateSearch';
import { ifMatch, onceFor, versionOf } from './recordVersion';
import { anyRow, readPage, readRecord } from './rows';
import { ApiError } from './serverErrors';

/** assumption (docs/areas.md): the base path of areas whose endpoints the specification does not show. */
export const undocumentedBase = 'users-services/api/v1/backoffice';

/** Our client, with the host added at each call, because the configuration is read after this module. */
const client: NonNullable<Parameters<typeof simpleRestProvider>[1]> = async (path: string, options = {}) => {
  const headers = new Headers(options.headers);
  const response = await request(apiUrl(path), {
    method: (options.method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE',
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    headers: Object.fromEntries(headers),
    signal: options.signal ?? undefined,
  });
  // Only lists send the header Range. Without Content-Range, the response has no total.
  if (headers.has('Range') && !response.headers.has('Content-Range')) throw invalidResponse();
  return { ...response, body: '' };
};

const invalidResponse = () => new ApiError('invalidResponse', '', 200);

type RecordSchema = z.ZodMiniType<{ id: string | number }>;

type SimpleRestOptions = {
  record?: RecordSchema;
  /** If rows have fewer fields than records. */
  row?: RecordSchema;
};

/**
 * A record's ETag is a field too, so that a form and its draft know which version they hold; an update with a version in
 * `meta` only changes that version. `act` is `POST <resource>/<id>/<action>` (assumption).
 */
export const simpleRest = ({
  record: recordSchema = anyRow,
  row: rowSchema = recordSchema,
}: SimpleRestOptions = {}): Required<Endpoints> => {
  const provider = simpleRestProvider(undocumentedBase, client);
  const addressOf = (resource: string, id: Identifier) =>
    apiUrl(`${undocumentedBase}/${resource}/${encodeURIComponent(id)}`);

  const windowOf = ({ page: number, perPage }: PaginationPayload = { page: 1, perPage: Infinity }) => ({
    offset: (number - 1) * perPage || 0,
    limit: perPage,
  });

  const page = (
    { data, total }: { data: unknown; total?: number },
    { pagination }: Pick<GetListParams, 'pagination'>,
  ) => {
    if (!Array.isArray(data)) throw invalidResponse();
    return readPage(data, total ?? 0, windowOf(pagination), rowSchema);
  };

  /** assumption: `POST <resource>/search`, for a search that must not be in an address. */
  const searchInBody = async (
    resource: string,
    { pagination, sort, signal }: GetListParams,
    filter: Filter,
  ) => {
    const { offset, limit } = windowOf(pagination);
    const { json, headers } = await requestSearch(
      `${undocumentedBase}/${resource}/search`,
      {
        ...(sort && { sort: [sort.field, sort.order] }),
        ...(Number.isFinite(limit) && { range: [offset, offset + limit - 1] }),
        filter,
      },
      signal,
    );
    const total = headers.get('Content-Range')?.split('/').pop();
    if (total === undefined) throw invalidResponse();
    return { data: json, total: Number.parseInt(total, 10) };
  };

  /** A response for a different id could not be rendered. */
  const record = ({ data }: { data: unknown }, id?: Identifier) => {
    const read = readRecord(data, recordSchema);
    if (!read || (id !== undefined && String(read.id) !== String(id))) throw invalidResponse();
    return { data: read };
  };

  return {
    ...provider,
    getList: async (resource, params) => {
      const { filter, isPrivate } = sentFilter((params.filter ?? {}) as Filter);
      return page(
        isPrivate
          ? await searchInBody(resource, params, filter)
          : await provider.getList(resource, { ...params, filter }),
        params,
      );
    },
    getManyReference: async (resource, params) =>
      page(await provider.getManyReference(resource, params), params),
    getMany: async (resource, params) => ({
      data: page(await provider.getMany(resource, params), {}).data,
    }),
    getOne: async (resource, { id, signal }) => {
      const { json, headers } = await request(addressOf(resource, id), { signal });
      const version = versionOf(headers);
      return { data: { ...record({ data: json }, id).data, etag: version.etag }, meta: version };
    },
    create: async (resource, params) => record(await provider.create(resource, params)),
    update: async (resource, { id, data, meta }) => {
      const options = { method: 'PUT', body: data as unknown, headers: ifMatch(meta) } as const;
      const { json } = await request(addressOf(resource, id as Identifier), options);
      return record({ data: json }, id as Identifier);
    },
    delete: async (resource, params) => {
      const { data } = (await provider.delete(resource, params)) as { data?: RaRecord };
      return { data: data ?? params.previousData ?? { id: params.id } };
    },
    act: async (resource, { id, action, data = {}, idempotencyKey }) => {
      const { json } = await request(`${addressOf(resource, id)}/${encodeURIComponent(action)}`, {
        method: 'POST',
        body: data,
        headers: onceFor(idempotencyKey),
      });
      return record({ data: json }, id);
    },
  };
};
