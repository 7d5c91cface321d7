import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, useGetList, useGetOne } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { listKey, recordKey } from '../../src/dataProvider/queryKeys';

afterEach(cleanup);

const pageOfShops = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { city: 'Bogor' },
};
const laris = { id: 7, name: 'Toko Laris' };

const Shops = () => {
  const { data: page } = useGetList('shops', pageOfShops);
  const { data: shop } = useGetOne<typeof laris>('shops', { id: 7, meta: { detail: true } });
  return <h1>{page && shop ? 'both have arrived' : 'waiting'}</h1>;
};

it('react-admin keeps a page of a list and a record under the keys that we read', async () => {
  const queryClient = new QueryClient();
  const dataProvider = {
    getList: () => Promise.resolve({ data: [laris], total: 11 }),
    getOne: () => Promise.resolve({ data: laris }),
  } as unknown as DataProvider;
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <Shops />
    </CoreAdminContext>,
  );
  await screen.findByRole('heading', { name: 'both have arrived' });

  expect(queryClient.getQueryData(listKey('shops', pageOfShops))).toEqual({ data: [laris], total: 11 });
  expect(queryClient.getQueryData(recordKey('shops', 7, { detail: true }))).toEqual(laris);
});
