import type { GetListParams, Identifier, PaginationPayload, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { z } from 'zod/mini';
import type { Endpoints } from './AppDataProvider';
import { apiUrl, request } from './http';
import { requestSearch, sentFilter } from './privateSearch';
import { ifMatch, onceFor, versionOf } from './recordVersion';
import { anyRow, readPage, readRecord } from './rows';
import { ApiError } from './serverErrors';

/** assumption (docs/areas.md): where the areas keep their records whose endpoints the specification does not show. */
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

type Filter = Readonly<Record<string, unknown>>;

type RecordSchema = z.ZodMiniType<{ id: string | number }>;

type SimpleRestOptions = {
  /** What a record is (the area's wire file); left out, anything with an id. */
  record?: RecordSchema;
  /** What a row of a list is, where rows hold less than records. */
  row?: RecordSchema;
};

/**
 * A simple REST provider. Lists are checked row by row: what breaks the schema is dropped and counted; a single
 * record that breaks it is a bad answer. Methods throw ApiError.
 *
 * A record comes with its version in `meta`, and an update with a version in its `meta` changes that version only
 * (recordVersion.ts).
 *
 * `act` is `POST <resource>/<id>/<action>` (assumption), answered with the changed record.
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
  ) => readPage(rows(data), total ?? 0, windowOf(pagination), rowSchema);

  /** assumption: `POST <resource>/search` with the list's parameters as its body, where no address may hold the search. */
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
    if (total === undefined) throw badAnswer();
    return { data: json, total: Number.parseInt(total, 10) };
  };

  /** An answer about another record than `id` is none: react-admin would throw where it is shown. */
  const record = ({ data }: { data: unknown }, id?: Identifier) => {
    const read = readRecord(data, recordSchema);
    if (!read || (id !== undefined && String(read.id) !== String(id))) throw badAnswer();
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
      return { ...record({ data: json }, id), meta: versionOf(headers) };
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
