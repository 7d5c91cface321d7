import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { undocumentedBase } from '../../src/dataProvider/simpleRest';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { answer, startApiServer } from '../dataProvider/apiServer';
import { listOf, listWitness, renderShops, shops } from './shops';

startApiServer();

/** Shops of Bogor wait for a decision: their list begins with those that sold most. */
const list = (
  <ListPage
    states={['Kota Bogor', 'Kota Malang']}
    sorts={['name', 'sold']}
    sort={{ field: 'name', order: 'ASC' }}
    queue={{ state: 'Kota Bogor', sort: { field: 'sold', order: 'DESC' } }}
  >
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
  </ListPage>
);

const press = (role: string, name: string | RegExp) => () =>
  fireEvent.click(screen.getByRole(role, { name }));
const byName = { field: 'name', order: 'ASC' };

it.each([
  {
    change: 'another page size',
    click: () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Baris per Halaman' }), {
        target: { value: '25' },
      }),
    row: 'Toko 001',
    request: { pagination: { page: 1, perPage: 25 }, sort: byName, filter: {} },
  },
  {
    change: 'another page',
    click: press('button', 'Halaman 4'),
    row: 'Toko 031',
    request: { pagination: { page: 4, perPage: 10 }, sort: byName, filter: {} },
  },
  {
    change: 'another order',
    click: press('button', 'Nama'),
    row: 'Toko 200',
    request: {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: {},
    },
  },
  {
    change: 'a tab, which also changes the order',
    click: press('button', /^Kota Bogor/),
    row: 'Toko 199',
    request: {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'sold', order: 'DESC' },
      filter: { status: 'Kota Bogor' },
    },
  },
])(
  '$change is requested at the click, before the list renders, and only once',
  async ({ click, row, request }) => {
    answer(() => HttpResponse.json({ 'Kota Bogor': 100 }), `${undocumentedBase}/shops/counts`);
    const rows = listOf(shops(200));
    let respond = (): void => undefined;
    let mayRespond = Promise.resolve();
    const { asked, address } = renderShops(list, {
      at: '/shops?page=3',
      server: {
        getList: async ({ filter, ...params }) => {
          await mayRespond;
          const { status } = filter as { status?: string };
          return rows({ ...params, filter: status === undefined ? {} : { city: status } });
        },
      },
    });
    await screen.findByText('Toko 021');
    mayRespond = new Promise((resolve) => (respond = resolve));
    const before = asked.length;
    const addressBefore = address.current;
    click();
    await Promise.resolve();
    expect(asked.at(-1)).toMatchObject(request);
    expect(address.current).toBe(addressBefore);
    await waitFor(() => expect(address.current).not.toBe(addressBefore));
    // The list joins the request in an effect, after it has rendered with the new address.
    const region = screen.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await act(() => Promise.resolve());
    respond();
    expect(await screen.findByText(row)).toBeVisible();
    expect(asked).toHaveLength(before + 1);
  },
);

it('the list is not rendered again for new setters alone, which react-admin makes when it has stored a change', async () => {
  const { seen, witness } = listWitness();
  const store = memoryStore();
  renderShops(
    <ListPage>
      {witness}
      <DataTable>
        <DataTable.Col source="name" />
      </DataTable>
    </ListPage>,
    { store },
  );
  await screen.findByText('Toko 001');

  press('button', 'Halaman berikutnya')();
  await screen.findByText('Toko 011');
  await waitFor(() => expect(store.getItem('shops.listParams')).toMatchObject({ page: 2 }));

  const values = seen.map((list) => JSON.stringify(list));
  expect(values.length).toBeGreaterThan(2);
  expect(values.filter((value, index) => value === values[index - 1])).toEqual([]);
});
