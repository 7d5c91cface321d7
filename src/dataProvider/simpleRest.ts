import type { GetListParams, Identifier, PaginationPayload, RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Endpoints } from './AppDataProvider';
import { type Answer, apiUrl, request } from './http';
import { isLeftOut, isUnoffered, noteUnoffered } from './optionalCalls';
import { type Filter, requestSearch, sentFilter } from './privateSearch';
import { ifMatch, onceFor, versionOf } from './recordVersion';
import { anyRow, readList, readRecord } from './rows';
import { ApiError } from './serverErrors';
import { levelsOf } from './tolerantReader';
import { unreadable } from './unreadable';
import { backoffice } from './wire';
import { z } from './zod';

/**
 * Our client, with the host added at each call, because the configuration is read after this module. The provider hands on the
 * whole response, and gets the header that it insists on: hosts differ in where they put a list, a record and a total.
 */
const client: NonNullable<Parameters<typeof simpleRestProvider>[1]> = async (path: string, options = {}) => {
  const answer = await request(apiUrl(path), {
    method: (options.method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE',
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
    headers: Object.fromEntries(new Headers(options.headers)),
    signal: options.signal ?? undefined,
  });
  return { ...answer, headers: new Headers({ 'Content-Range': '*/0' }), body: '', json: answer };
};

const answerOf = ({ data }: { data?: unknown }): Answer => data as Answer;

/** The lists to which a new record leads do not use it. */
export const unknownId = 'baru';

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
}: SimpleRestOptions = {}): Required<Omit<Endpoints, 'updateMany' | 'deleteMany'>> => {
  const provider = simpleRestProvider(backoffice, client);
  const addressOf = (resource: string, id: Identifier) =>
    apiUrl(`${backoffice}/${resource}/${encodeURIComponent(id)}`);

  const windowOf = ({ page: number, perPage }: PaginationPayload = { page: 1, perPage: Infinity }) => ({
    offset: (number - 1) * perPage || 0,
    limit: perPage,
  });

  const page = (answer: Answer, { pagination }: Pick<GetListParams, 'pagination'> = {}) =>
    readList(answer, windowOf(pagination), rowSchema);

  /** assumption: `POST <resource>/search`, for a search that must not be in an address. */
  const searchInBody = (resource: string, { pagination, sort, signal }: GetListParams, filter: Filter) => {
    const { offset, limit } = windowOf(pagination);
    const body = {
      ...(sort && { sort: [sort.field, sort.order] }),
      ...(Number.isFinite(limit) && { range: [offset, offset + limit - 1] }),
      filter,
    };
    return requestSearch(`${backoffice}/${resource}/search`, body, signal);
  };

  const keys = recordSchema instanceof z.ZodMiniObject ? Object.keys(recordSchema.shape) : [];
  const fields = keys.filter((key) => key !== 'id' && key !== 'status');

  /** ra-core caches it as the record, so it leaves out what is only sent, such as a password. */
  const kept = (sent: object): object =>
    fields.length === 0
      ? sent
      : Object.fromEntries(Object.entries(sent).filter(([key]) => keys.includes(key)));

  /** Hosts answer a write with nothing, the id alone, or an object of their database around the record. */
  const saysNothing = ({ json }: Answer, id?: Identifier): boolean => {
    if (json === undefined) return true;
    const named = levelsOf(json).length === 1 ? readRecord(json, anyRow) : undefined;
    if (!named || fields.length === 0 || fields.some((field) => named[field] !== undefined)) return false;
    return id === undefined || String(named.id) === String(id);
  };

  /** A response for a different id could not be rendered. */
  const record = (answer: Answer, id?: Identifier) => {
    const read = levelsOf(answer.json)
      .map((level) => readRecord(level, recordSchema))
      .find((found) => found && (id === undefined || String(found.id) === String(id)));
    if (!read) throw unreadable(answer, 'the record');
    return { data: read };
  };

  const list = async (resource: string, params: GetListParams) => {
    const { filter, isPrivate } = sentFilter((params.filter ?? {}) as Filter);
    return page(
      isPrivate
        ? await searchInBody(resource, params, filter)
        : answerOf(await provider.getList(resource, { ...params, filter })),
      params,
    );
  };

  return {
    /** assumption: the sort `place` (bannerWire.ts, categoryWire.ts). A host that refuses it sorts by `order`. */
    getList: async (resource, params) => {
      const { sort } = params;
      if (sort?.field !== 'place') return list(resource, params);
      const byOrder = () => list(resource, { ...params, sort: { ...sort, field: 'order' } });
      const byPlace = `${resource} by place`;
      if (isLeftOut('place') || isUnoffered(byPlace)) return byOrder();
      try {
        return await list(resource, params);
      } catch (error) {
        // A database that has no such column fails.
        if (!(error instanceof ApiError && ['rejected', 'server'].includes(error.kind))) throw error;
        const rows = await byOrder();
        noteUnoffered(byPlace);
        return rows;
      }
    },
    // For reference fields and inputs; no page of ours has one.
    getManyReference: async (resource, params) =>
      page(answerOf(await provider.getManyReference(resource, params)), params),
    getMany: async (resource, params) => ({
      data: page(answerOf(await provider.getMany(resource, params))).data,
    }),
    getOne: async (resource, { id, signal }) => {
      const answer = await request(addressOf(resource, id), { signal });
      const version = versionOf(answer);
      return { data: { ...record(answer, id).data, etag: version.etag }, meta: version };
    },
    create: async (resource, params) => {
      const answer = answerOf(await provider.create(resource, params));
      if (!saysNothing(answer)) return record(answer);
      return { data: { ...kept(params.data), id: readRecord(answer.json, anyRow)?.id ?? unknownId } };
    },
    update: async (resource, { id, data, meta, previousData }) => {
      const options = { method: 'PUT', body: data as unknown, headers: ifMatch(meta) } as const;
      const answer = await request(addressOf(resource, id as Identifier), options);
      return saysNothing(answer, id as Identifier)
        ? { data: { ...(previousData as RaRecord), ...kept(data as object) } }
        : record(answer, id as Identifier);
    },
    delete: async (resource, params) => {
      await provider.delete(resource, params);
      return { data: params.previousData ?? { id: params.id } };
    },
    act: async (resource, { id, action, data = {}, idempotencyKey }) => {
      const answer = await request(`${addressOf(resource, id)}/${encodeURIComponent(action)}`, {
        method: 'POST',
        body: data,
        headers: onceFor(idempotencyKey),
      });
      return saysNothing(answer, id) ? { data: { id } } : record(answer, id);
    },
  };
};
