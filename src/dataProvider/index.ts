import { combineDataProviders, type DataProvider } from 'ra-core';
import { onlyOneWrite } from './onlyOneWrite';
import { simpleRest } from './simpleRest';
import { withinPages } from './withinPages';

/** What the data provider needs to know of an area (menu/area.ts). */
type AreaEndpoints = { name: string; endpoints?: Partial<DataProvider> };

/** Answers for what an area's endpoints leave out, naming it: a wrong call is found in development, not guessed at. */
const unsupported = (resource: string): DataProvider =>
  new Proxy({} as DataProvider, {
    get: (_, method) => () =>
      Promise.reject(new Error(`Resource ${resource} does not support ${String(method)}`)),
  });

const completed = (resource: string, endpoints: Partial<DataProvider>): DataProvider =>
  new Proxy(unsupported(resource), {
    get: (target, method: string) => (endpoints[method] as unknown) ?? (target[method] as unknown),
  });

/**
 * The data provider of the app: each area's own endpoints, ra-data-simple-rest where it declares none.
 * Methods throw ApiError; react-admin shows its message, an i18n key or the server's sentence.
 */
export const createDataProvider = (areas: readonly AreaEndpoints[]): DataProvider => {
  const providers = new Map(
    areas.map(({ name, endpoints }) => [name, endpoints ? completed(name, endpoints) : simpleRest()]),
  );
  return withinPages(
    onlyOneWrite(combineDataProviders((resource) => providers.get(resource) ?? unsupported(resource))),
  );
};
