import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath, fill, save } from './sellerPage';

const office = startBackOffice();
const updates = () => office.api.receivedAt('POST update-profile-merchant');

const region = (id: string, name: string) => ({ id, name, meta: { lat: '-6.9', long: '107.6' } });
const detail = {
  users: null,
  user_address: {
    province: region('32', 'Jawa Barat'),
    city: region('32.73', 'Kota Bandung'),
    district: region('32.73.06', 'Cicendo'),
    village: region('32.73.06.1001', 'Arjuna'),
    postal_code: '40172',
    address_detail: 'Jl. Mawar No. 5',
    RT: '007',
    RW: '012',
  },
  merchant_data: {
    description: 'Sayur dan buah',
    slogan: 'Segar setiap hari',
    id_card: '3273056010900009',
    address: 'Jl. Mawar No. 5',
    shop_name: 'Toko Sari',
  },
  merchant_doc: { merchant_ownership_doc: '/foto.jpg', merchant_photo_doc: '/toko.jpg' },
  user_bank: { account_number: '12345678', bank_name: 'BCA', account_ownership: 'Sari Wulandari' },
  is_merchant: true,
};

const sellerId = (): string => office.firstSeller().id;

const statusChoice = () => screen.getByRole('combobox', { name: /^Status/ });

beforeEach(() => office.answer('GET */merchant-detail/:id', { data: { payload: detail } }));

describe('a seller whose status is missing in the response', () => {
  it('shows a dash as status, and no button to change it', async () => {
    office.open('superadmin', `${editPath(sellerId())}/show`);
    const account = within(await screen.findByRole('region', { name: 'Status' }));
    const status = (await account.findByText('Status', { selector: 'dt' })).parentElement;
    expect(status).toHaveTextContent(/^Status–$/);
    expect(await screen.findByRole('link', { name: 'Ubah' })).toBeVisible();
    for (const name of ['Nonaktifkan', 'Aktifkan']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['Aktif', true],
    ['Tidak Aktif', false],
  ])('is saved only with a status that a person chose: %s', async (chosen, is_active) => {
    const person = office.open('superadmin', editPath(sellerId()));
    await fill(person, 'Nama Lengkap', 'Sari Wulandari');
    await fill(person, 'Nomor Telephone', '0812-9999-0001');
    await fill(person, 'Email', 'sari.wulandari@contoh.id');
    expect(screen.queryByRole('switch')).toBeNull();
    await save(person);
    await waitFor(() => expect(statusChoice()).toHaveAccessibleDescription('Status tidak boleh kosong'));
    expect(updates()).toEqual([]);

    await person.selectOptions(statusChoice(), chosen);
    await save(person);
    await waitFor(() => expect(updates()).toHaveLength(1));
    expect(updates()[0]?.body).toMatchObject({
      is_active,
      full_name: 'Sari Wulandari',
      credential: { user_name: '6281299990001' },
    });
  });
});
