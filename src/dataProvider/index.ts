import type { AppDataProvider, Endpoints } from './AppDataProvider';
import { isForeign } from './http';
import { onlyOneWrite } from './onlyOneWrite';
import { ApiError } from './serverErrors';
import { simpleRest } from './simpleRest';
import { withinPages } from './withinPages';

/** What the data provider needs to know of an area (menu/area.ts). */
type AreaEndpoints = { name: string; endpoints?: Endpoints };

/**
 * The data provider of the app: each area's own endpoints, ra-data-simple-rest where it declares none. A call that no
 * endpoint serves is refused by its name, so that it is found in development.
 * Methods throw ApiError; react-admin shows its message, an i18n key or the server's sentence.
 * @param token the session that it is made for: work that goes on after its end is refused (ApiError 'expired'). Left out, it
 *   serves any session.
 */
export const createDataProvider = (areas: readonly AreaEndpoints[], token?: string): AppDataProvider => {
  const endpointsOf = new Map(areas.map(({ name, endpoints }) => [name, endpoints ?? simpleRest()]));
  const method = <Name extends keyof Endpoints>(name: Name): AppDataProvider[Name] => {
    const send = async (resource: string, params: never): Promise<unknown> => {
      if (token !== undefined && isForeign(token)) throw new ApiError('expired', '', 401);
      const endpoint: ((resource: string, params: never) => Promise<unknown>) | undefined =
        endpointsOf.get(resource)?.[name];
      if (!endpoint) throw new Error(`Resource ${resource} does not support ${name}`);
      return endpoint(resource, params);
    };
    return send as AppDataProvider[Name];
  };
  const write = onlyOneWrite();
  return {
    // Stale reads are cancelled.
    supportAbortSignal: true,
    getList: withinPages(method('getList')),
    getOne: method('getOne'),
    getMany: method('getMany'),
    getManyReference: method('getManyReference'),
    create: write('create', method('create')),
    update: write('update', method('update')),
    updateMany: write('updateMany', method('updateMany')),
    delete: write('delete', method('delete')),
    deleteMany: write('deleteMany', method('deleteMany')),
    act: write('act', method('act')),
  };
};
