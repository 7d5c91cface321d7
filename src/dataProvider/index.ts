import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import type { AppDataProvider, Endpoints } from './AppDataProvider';
import { isOtherSession } from './http';
import { aboutRecord, ApiError, type FieldOf, withFieldNames } from './serverErrors';
import { simpleRest } from './simpleRest';

type Write = (resource: string, params: never) => Promise<unknown>;

/**
 * Joins a write that is in flight (docs/reliability.md 'Fault matrix'), for dialogs, bulk actions and places in a list. A form
 * joins its own submits (`useRecordForm`), because it also reads and asks before its write, and stays a moment after it.
 */
const onlyOneWrite = () => {
  const inFlight = new Map<string, Promise<unknown>>();
  return <Method extends Write>(name: string, method: Method): Method => {
    const join = (resource: string, params: Record<string, unknown>): Promise<unknown> => {
      const key = JSON.stringify([name, resource, params.id, params.action, params.data]);
      const running = inFlight.get(key);
      if (running) return running;
      const sent = method(resource, params as never).finally(() => inFlight.delete(key));
      inFlight.set(key, sent);
      return sent;
    };
    return join as Write as Method;
  };
};

type GetList = (resource: string, params: GetListParams) => Promise<GetListResult>;

/** A page beyond the last one, of an old link or after its only row was deleted, gets the last page's rows. */
const withinPages =
  (getList: GetList): GetList =>
  async (resource, params) => {
    const response = await getList(resource, params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
    const last = Math.ceil((response.total ?? 0) / perPage);
    if (response.data.length > 0 || last < 1 || last >= page) return response;
    return getList(resource, { ...params, pagination: { page: last, perPage } });
  };

const idsOf = ({ data }: GetListResult): string => JSON.stringify(data.map((row: RaRecord) => row.id));

/** @throws ApiError for a page that is the first one again, read anew: then the host ignores which page is asked for */
const noticeSamePage = (getList: GetList): GetList => {
  const firstPages = new Map<string, string>();
  return async (resource, params) => {
    const response = await getList(resource, params);
    const { pagination = { page: 1, perPage: 0 }, sort } = params;
    const key = JSON.stringify([resource, pagination.perPage, sort, params.filter]);
    const ids = idsOf(response);
    if (pagination.page === 1) firstPages.set(key, ids);
    else if (response.data.length > 0 && ids === firstPages.get(key)) {
      const first = await getList(resource, { ...params, pagination: { ...pagination, page: 1 } });
      if (idsOf(first) === ids) throw new ApiError('invalidResponse', 'errors.samePage', 200);
    }
    return response;
  };
};

const ofOneRecord: readonly (keyof Endpoints)[] = ['getOne', 'update', 'delete', 'act'];

type AreaEndpoints = { name: string; endpoints?: Endpoints; options?: { fieldOf?: FieldOf } };

/**
 * Each method goes to the area's own endpoints, or to simple REST; http.ts sends. After the end of that session, calls are
 * refused. @throws ApiError, its message a key or the server's sentence
 */
export const createDataProvider = (areas: readonly AreaEndpoints[], sessionId?: number): AppDataProvider => {
  const endpointsOf = new Map<string, Endpoints>(
    areas.map(({ name, endpoints }) => [name, endpoints ?? simpleRest()]),
  );
  const fieldOf = new Map(areas.map(({ name, options }) => [name, options?.fieldOf]));
  const method = <Name extends keyof Endpoints>(name: Name): AppDataProvider[Name] => {
    const send = async (resource: string, params: never): Promise<unknown> => {
      if (sessionId !== undefined && isOtherSession(sessionId)) throw new ApiError('expired', '', 401);
      const endpoint: ((resource: string, params: never) => Promise<unknown>) | undefined =
        endpointsOf.get(resource)?.[name];
      if (!endpoint) throw new Error(`Resource ${resource} does not support ${name}`);
      try {
        return await endpoint(resource, params);
      } catch (error) {
        const named = withFieldNames(error, fieldOf.get(resource));
        throw ofOneRecord.includes(name) ? aboutRecord(named) : named;
      }
    };
    return send as AppDataProvider[Name];
  };
  const write = onlyOneWrite();
  return {
    // Outdated reads are then aborted.
    supportAbortSignal: true,
    getList: withinPages(noticeSamePage(method('getList'))) as DataProvider['getList'],
    getOne: method('getOne'),
    getMany: method('getMany'),
    getManyReference: method('getManyReference'),
    create: write('create', method('create')),
    update: write('update', method('update')),
    delete: write('delete', method('delete')),
    // Refused: a selection is sent one by one (docs/decisions.md 'Bulk actions').
    updateMany: method('updateMany'),
    deleteMany: method('deleteMany'),
    act: write('act', method('act')),
  };
};
