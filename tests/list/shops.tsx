import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import {
  CoreAdminContext,
  CoreAdminUI,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type ListControllerResult,
  type RaRecord,
  Resource,
  type Store,
  type StringMap,
  useListContext,
} from 'ra-core';
import { type ReactElement, useEffect } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { messages } from '../../i18n/messages';
import type { AppAuthProvider } from '../../src/authProvider';
import { createI18nProvider } from '../../src/layout/createI18nProvider';
import { Notifications } from '../../src/layout/Notifications';
import { BackLink } from '../../src/record/RecordColumns';
import { Toaster } from '../../src/ui/Toaster';

/** A small react-admin of one resource, `shops`, whose list is the element under test. */

type Shop = RaRecord & { id: number; name: string; city: string; sold: number };

/** `count` shops, their names in order. */
export const shops = (count: number): Shop[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Toko ${String(index + 1).padStart(3, '0')}`,
    city: index % 2 === 0 ? 'Kota Bogor' : 'Kota Malang',
    sold: index * 10,
  }));

/** A getList over these shops: `q` searches names, other filters compare. */
export const listOf =
  (rows: readonly Shop[]) =>
  ({ pagination, sort, filter }: GetListParams): Promise<GetListResult<Shop>> => {
    const { q, ...rest } = (filter ?? {}) as { q?: string } & Record<string, unknown>;
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    const found = rows
      .filter((row) => row.name.toLowerCase().includes((q ?? '').toLowerCase()))
      .filter((row) => Object.entries(rest).every(([key, value]) => row[key] === value))
      .sort((a, b) =>
        String(a[sort?.field ?? 'id']).localeCompare(String(b[sort?.field ?? 'id']), 'id', { numeric: true }),
      );
    if (sort?.order === 'DESC') found.reverse();
    return Promise.resolve({ data: found.slice((page - 1) * perPage, page * perPage), total: found.length });
  };

/** Returns an element that notes, in `seen`, the list context of each render. */
export const listWitness = () => {
  const seen: ListControllerResult[] = [];
  const Witness = () => {
    const list = useListContext();
    useEffect(() => void seen.push(list));
    return null;
  };
  return { seen, witness: <Witness /> };
};

type Server = {
  getList?: (params: GetListParams) => Promise<GetListResult<RaRecord>>;
  delete?: (id: unknown) => Promise<unknown>;
};

type Options = {
  server?: Server;
  /** The browser's address. */
  at?: string;
  /** True if the user has MANAGE_. */
  manages?: boolean;
  /** The preferences of the user. */
  store?: Store;
  /** Milliseconds for which rows are not requested again; the product has 30,000. */
  staleTime?: number;
  /** Further messages of the resource. */
  messages?: StringMap;
};

/** Renders `list` at /shops, signed in; returns the parameters of each getList, and the address. */
export const renderShops = (
  list: ReactElement,
  { server = {}, at = '/shops', manages = true, store, staleTime = 0, messages: more = {} }: Options = {},
) => {
  const asked: GetListParams[] = [];
  const address = { current: at };
  const getList = server.getList ?? listOf(shops(200));
  const dataProvider = {
    getList: (_resource: string, params: GetListParams) => {
      asked.push(params);
      return getList(params);
    },
    delete: (_resource: string, { id }: { id: unknown }) =>
      (server.delete ?? (() => Promise.resolve()))(id).then(() => ({ data: { id } })),
  } as unknown as DataProvider;
  const authProvider: AppAuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(false),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    mayDo: (_resource, action) => manages || action === 'list' || action === 'show',
  };
  const Page = () => list;
  const element = (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      {...(store && { store })}
      i18nProvider={createI18nProvider({ ...messages, resources: { shops: { ...shopMessages, ...more } } })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })}
    >
      <CoreAdminUI>
        <Resource
          name="shops"
          list={Page}
          edit={() => (
            <>
              <BackLink />
              <h1>Ubah toko</h1>
            </>
          )}
          show={() => <h1>Lihat toko</h1>}
          recordRepresentation="name"
        />
      </CoreAdminUI>
      <Notifications />
      <Toaster />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  router.subscribe(({ location: { pathname, search } }) => {
    address.current = decodeURIComponent(pathname + search);
  });
  const view = render(<RouterProvider router={router} />);
  return { ...view, asked, address };
};

const shopMessages = {
  name: 'Toko',
  sentence: 'Semua toko yang ada',
  fields: { name: 'Nama', city: 'Kota', sold: 'Terjual', is_open: 'Buka' },
  cities: { BGR: 'Kota Bogor' },
};
