import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { factOf } from '../../support/parts';
import { field, save } from '../everyForm';
import { choose, described, editPath, showPath } from './sellerPage';

/** A host that sends a seller's regions as their names alone (docs/host.md). */

const office = startBackOffice({ sellers: 5 });
const updates = () => office.api.receivedAt('POST update-profile-merchant');

const open = (path: (id: string) => string) => {
  const { id, shop_name } = office.firstSeller();
  const user_address = {
    ...{ province: 'JAWA BARAT', city: 'KOTA BANDUNG', district: 'CICENDO', village: 'ARJUNA' },
    ...{ postal_code: '40182', address_detail: 'Jalan Arjuna 1', RT: '001', RW: '002' },
  };
  const users = { full_name: 'Sari Dewi', number_phone: '628121', email: 'sari@toko.example', is_active: 1 };
  const merchant_data = {
    shop_name,
    id_card: '3273050101900001',
    address: 'Jalan Toko 1',
    description: 'Sayur',
    slogan: 'Segar',
  };
  const user_bank = { bank_name: 'BCA', account_number: '0012345678', account_ownership: 'Sari Dewi' };
  const payload = { users, user_address, merchant_data, user_bank };
  office.answer(`GET */merchant-detail/${id}`, { data: { payload } });
  return office.open('superadmin', path(id));
};

describe('regions that are only names', () => {
  it('are shown on the page of the seller', async () => {
    open(showPath);
    expect(await factOf('Provinsi')).toHaveTextContent('JAWA BARAT');
    expect(await factOf('Kelurahan/Desa')).toHaveTextContent('ARJUNA');
  });

  it('are asked for by an edit, and stay visible until each is chosen from its list', async () => {
    const person = open(editPath);
    expect(await field('Provinsi')).toHaveValue('JAWA BARAT');
    await save(person);
    const asked = (name: string) => `Pilih lagi dari daftar: server hanya mengirim teks “${name}”`;
    await waitFor(async () => expect(await described('Provinsi')).toBe(asked('JAWA BARAT')));
    expect(await described('Kelurahan/Desa')).toBe(asked('ARJUNA'));
    expect(updates()).toEqual([]);

    await choose(person, 'Provinsi', 'Jawa Barat');
    expect(await field('Kota/Kabupaten')).toHaveValue('KOTA BANDUNG');
    await choose(person, 'Kota/Kabupaten', 'Kota Bandung');
    expect(await field('Kecamatan')).toHaveValue('CICENDO');
    await choose(person, 'Kecamatan', 'Cicendo');
    await choose(person, 'Kelurahan/Desa', 'Arjuna');
    expect(screen.queryByText(/Pilih lagi dari daftar/)).toBeNull();
  });
});
