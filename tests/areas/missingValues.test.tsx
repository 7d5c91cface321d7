import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { tableOf } from '../../mocks/rest/restRecord';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the first record of an area, of which the host leaves out these fields. */
const openWithout = (resource: string, changes: (record: Record<string, unknown>) => object): void => {
  const [record] = tableOf(office.api.db.collections, resource).all();
  if (!record) throw new Error(resource);
  office.api.server.use(
    http.get(`*/${resource}/${record.id}`, () => HttpResponse.json({ ...record, ...changes(record) })),
  );
  office.open('superadmin', `/dashboard/${resource}/${record.id}/show`);
};

it('a product without its numbers and codes shows dashes', async () => {
  openWithout('product-list', () => ({ discount: null, stock: null, condition: '', status: '' }));
  const sale = await section('Harga dan stok');
  expect(sale.getByText('Diskon').parentElement).toHaveTextContent('Diskon–');
  expect(sale.getByText('Stok').parentElement).toHaveTextContent('Stok–');
  expect(screen.getByText('Kondisi').parentElement).toHaveTextContent('Kondisi–');
  expect(screen.getByText('Status').parentElement).toHaveTextContent('Status–');
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|resources\./);
});

it('an order without the weights and the quantities of its goods shows dashes', async () => {
  openWithout('orders', ({ items }) => ({
    items: (items as object[]).map((item) => ({ ...item, sku: '', weight_gram: null, quantity: null })),
  }));
  const goods = await section('Barang');
  expect(goods.getAllByText('SKU – · – gram')[0]).toBeVisible();
  expect(goods.getAllByRole('cell', { name: '–' })[0]).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|resources\./);
});
