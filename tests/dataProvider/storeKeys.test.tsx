import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  ListBase,
  type ListParams,
  memoryStore,
  TestMemoryRouter,
  useListContext,
} from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { listParamsKey } from '../../src/dataProvider/storeKeys';

afterEach(cleanup);

const SortButton = () => {
  const { setSort } = useListContext();
  return <button onClick={() => setSort({ field: 'name', order: 'DESC' })}>Sort</button>;
};

it('react-admin stores the sort and the page of a list under the key that we read', async () => {
  const store = memoryStore();
  const dataProvider = { getList: () => Promise.resolve({ data: [], total: 0 }) } as unknown as DataProvider;
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
