import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type GetListParams,
  type GetListResult,
  type RaRecord,
  Resource,
  type Store,
  type StringMap,
} from 'ra-core';
import type { ComponentProps, ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { BackLink } from '../../src/record/RecordColumns';
import { smallAdmin } from '../support/smallAdmin';

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

const { compare } = new Intl.Collator('id', { numeric: true });

/** A getList over these shops: `q` searches names, other filters compare. */
export const listOf =
  (rows: readonly Shop[]) =>
  ({ pagination, sort, filter }: GetListParams): Promise<GetListResult<Shop>> => {
    const { q, ...rest } = (filter ?? {}) as { q?: string } & Record<string, unknown>;
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    const found = rows
      .filter((row) => row.name.toLowerCase().includes((q ?? '').toLowerCase()))
      .filter((row) => Object.entries(rest).every(([key, value]) => row[key] === value))
      .sort((a, b) => compare(String(a[sort?.field ?? 'id']), String(b[sort?.field ?? 'id'])));
    if (sort?.order === 'DESC') found.reverse();
    return Promise.resolve({ data: found.slice((page - 1) * perPage, page * perPage), total: found.length });
  };

type Server = {
  getList?: (params: GetListParams) => Promise<GetListResult<RaRecord>>;
  delete?: (id: unknown) => Promise<unknown>;
};

type PageProps = Omit<ComponentProps<typeof ListPage>, 'children'>;

/** A list page with its table, which has the names of the shops unless `page` has other columns. */
export const shopPage = (page: PageProps = {}, table: ComponentProps<typeof DataTable> = {}) => (
  <ListPage columns={[{ source: 'name' }]} {...page}>
    <DataTable {...table} />
  </ListPage>
);

type Options = {
  server?: Server;
  /** The browser's address. */
  at?: string;
  manages?: boolean;
  store?: Store;
  staleTime?: number;
  /** Further messages of the resource. */
  messages?: StringMap;
};

/** Renders `list` at /shops, signed in; returns the parameters of each getList, and the address. */
export const renderShops = (
  list: ReactElement,
  { server = {}, at = '/shops', messages: more = {}, ...options }: Options = {},
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
  };
  const Page = () => list;
  const edit = () => (
    <>
      <BackLink />
      <h1>Ubah toko</h1>
    </>
  );
  const element = smallAdmin(
    <Resource
      name="shops"
      list={Page}
      edit={edit}
      show={() => <h1>Lihat toko</h1>}
      recordRepresentation="name"
    />,
    { ...options, dataProvider, resources: { shops: { ...shopMessages, ...more } } },
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  router.subscribe(({ location: { pathname, search } }) => {
    address.current = decodeURIComponent(pathname + search);
  });
  const view = render(<RouterProvider router={router} />);
  return { ...view, asked, address };
};

/** Renders `list`, and waits for the row of the shop `first`. */
export const openShops = async (list: ReactElement, options: Options = {}, first = 'Toko 001') => {
  const view = renderShops(list, options);
  await screen.findByText(first);
  return { ...view, user: userEvent.setup() };
};

const shopMessages = {
  name: 'Toko',
  sentence: 'Semua toko yang ada',
  fields: { name: 'Nama', city: 'Kota', sold: 'Terjual', is_open: 'Buka' },
  cities: { BGR: 'Kota Bogor' },
};
