import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  ListBase,
  type ListParams,
  memoryStore,
  TestMemoryRouter,
  useGetList,
  useGetOne,
  useListContext,
} from 'ra-core';
import { expect, it } from 'vitest';
import { listKey, listParamsKey, recordKey } from '../../src/dataProvider/keys';

const pageOfShops = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { city: 'Bogor' },
};
const laris = { id: 7, name: 'Toko Laris' };
const dataProvider = {
  getList: () => Promise.resolve({ data: [laris], total: 11 }),
  getOne: () => Promise.resolve({ data: laris }),
} as unknown as DataProvider;

const Shops = () => {
  const { data: page } = useGetList('shops', pageOfShops);
  const { data: shop } = useGetOne<typeof laris>('shops', { id: 7, meta: { detail: true } });
  return <h1>{page && shop ? 'both have arrived' : 'waiting'}</h1>;
};

it('react-admin keeps a page of a list and a record under the keys that we read', async () => {
  const queryClient = new QueryClient();
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <Shops />
    </CoreAdminContext>,
  );
  await screen.findByRole('heading', { name: 'both have arrived' });
  expect(queryClient.getQueryData(listKey('shops', pageOfShops))).toEqual({ data: [laris], total: 11 });
  expect(queryClient.getQueryData(recordKey('shops', 7, { detail: true }))).toEqual(laris);
});

const SortButton = () => {
  const { setSort } = useListContext();
  return <button onClick={() => setSort({ field: 'name', order: 'DESC' })}>Sort</button>;
};

it('react-admin stores the sort and the page of a list under the key that we read', async () => {
  const store = memoryStore();
  render(
    <TestMemoryRouter initialEntries={['/shops']}>
      <CoreAdminContext dataProvider={dataProvider} store={store}>
        <ListBase resource="shops">
          <SortButton />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sort' }));
  await expect
    .poll(() => store.getItem<ListParams>(listParamsKey('shops')))
    .toMatchObject({ sort: 'name', order: 'DESC', page: 1 });
});
