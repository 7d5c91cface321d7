import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, save, write } from '../areas/everyForm';
import { described, editPath, listPath } from '../areas/seller/sellerPage';
import { press } from '../support/parts';
import { startAtAnotherHost } from './anotherHost';

/** docs/adapting.md 'A key has another name': this host says store_name. */
const office = startAtAnotherHost({
  calls: ['get-list-merchant', 'merchant-detail/:id', 'merchant/register', 'update-profile-merchant'].map(
    (path) => `*/backoffice/${path}`,
  ),
  inward: ({ body, ...sent }) =>
    body.includes('shop_name') ? null : { ...sent, body: body.replaceAll('store_name', 'shop_name') },
  outward: (body) => body.replaceAll('shop_name', 'store_name'),
});

it('the list shows the names of shops, and is sorted by them', async () => {
  const names = office.api.db.sellers.all().map(({ shop_name }) => shop_name);
  const person = office.open('superadmin', listPath);
  await press(person, 'Nama Toko');
  expect(await screen.findByRole('link', { name: names.toSorted()[0] })).toBeVisible();
  expect(office.api.receivedAt('POST get-list-merchant').at(-1)?.body).toMatchObject({
    sort: { field: 'store_name', order: 'ASC' },
  });
});

it('a new name is saved under the key of the host', async () => {
  const { id, shop_name } = office.firstSeller();
  const person = office.open('superadmin', editPath(id));
  expect(await field('Nama Toko')).toHaveValue(shop_name);
  await write(person, 'Nama Toko', 'Toko Baru');
  await save(person);
  expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  const [sent] = office.api.receivedAt('POST update-profile-merchant');
  expect(sent?.body).toMatchObject({ store_name: 'Toko Baru' });
  expect(sent?.body).not.toHaveProperty('shop_name');
  expect(office.api.db.sellers.get(id)?.shop_name).toBe('Toko Baru');
});

it('a refusal of the key stands at its field', async () => {
  const refusal = {
    message: 'Data belum sesuai',
    errors: [{ name: 'store_name', message: 'sudah dipakai' }],
  };
  office.answer('POST */update-profile-merchant', refusal, 422);
  const person = office.open('superadmin', editPath(office.firstSeller().id));
  await write(person, 'Nama Toko', 'Toko Baru');
  await save(person);
  await waitFor(async () => expect(await described('Nama Toko')).toBe('Nama Toko sudah dipakai'));
});
