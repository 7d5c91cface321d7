import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MerchantListBody } from '../../../src/areas/seller/sellerWire';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { leadsTo, press, wordsOf } from '../../support/parts';

const path = '/dashboard/member-list/seller';
const office = startBackOffice({ sellers: 137 });

const asked = (): MerchantListBody[] =>
  office.api.receivedAt('POST get-list-merchant').map(({ body }) => body as MerchantListBody);
const lastAsked = (): MerchantListBody | undefined => asked().at(-1);
const rows = () => screen.getAllByRole('row').slice(1);
const firstName = () => within(rows()[0] as HTMLElement).getByRole('link', { name: /^(?!Ubah )/ });

describe('The seller list', () => {
  it('is titled Pelapak, shows the columns of a seller, requests the limit and the offset of its page, is sorted on the server by each of its columns, and links to the registration and to the form', async () => {
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    await screen.findByRole('columnheader', { name: 'Tindakan' });
    expect(screen.getByRole('heading', { level: 1, name: 'Pelapak' })).toBeVisible();
    expect(document.title).toBe('Pelapak · My Reborn');
    expect(wordsOf(screen.getAllByRole('columnheader')).join()).toBe(
      ',Nama Toko,Nama Pelapak,Nomor Telephone,Email,Kota,Status,Tindakan',
    );
    expect(rows()).toHaveLength(10);
    expect(within(rows()[0] as HTMLElement).getByText(/^(Aktif|Tidak Aktif)$/)).toBeVisible();

    expect(lastAsked()).toEqual({ limit: 10, offset: 0, search: '', filter: {} });
    for (const [label, field] of [
      ['Nama Toko', 'shop_name'],
      ['Nama Pelapak', 'full_name'],
      ['Nomor Telephone', 'number_phone'],
      ['Email', 'email'],
      ['Kota', 'city'],
      ['Status', 'is_active'],
    ] as const) {
      await press(person, label);
      await waitFor(() => expect(lastAsked()?.sort).toEqual({ field, order: 'ASC' }));
    }

    await person.selectOptions(screen.getByRole('combobox', { name: 'Baris per Halaman' }), '25');
    await screen.findByText('Menampilkan 1–25 dari 137 data');
    await press(person, 'Halaman 3');
    await screen.findByText('Menampilkan 51–75 dari 137 data');
    const sort = { field: 'is_active', order: 'ASC' };
    expect(asked()).toContainEqual({ limit: 25, offset: 50, search: '', filter: {}, sort });
    expect(location.search).toContain('page=3');
    expect(location.search).toContain('perPage=25');

    await leadsTo('Daftarkan Pelapak', `${path}/create`);
    await person.click(screen.getAllByRole('link', { name: /^Ubah / })[0] as HTMLElement);
    await waitFor(() => expect(location.pathname).toMatch(/\/member-list\/seller\/[^/]+$/));
  });

  it('goes back to the page, the order and the filter before, also to the first', async () => {
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    const newest = firstName().textContent;
    await press(person, 'Halaman berikutnya');
    await waitFor(() => expect(firstName()).not.toHaveTextContent(newest));
    const second = firstName().textContent;
    await person.click(within(screen.getByRole('columnheader', { name: 'Nama Toko' })).getByRole('button'));
    await waitFor(() => expect(lastAsked()?.sort?.field).toBe('shop_name'));
    await screen.findByText('Menampilkan 1–10 dari 137 data');

    history.back();
    await screen.findByText('Menampilkan 11–20 dari 137 data');
    await waitFor(() => expect(firstName()).toHaveTextContent(second));
    history.back();
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    await waitFor(() => expect(firstName()).toHaveTextContent(newest));
    expect(location.pathname).toBe(path);
  });

  it('filters by status and by province, and shows their labels for an address too', async () => {
    const person = office.open('superadmin', filtered(path, { province_id: '35' }));
    expect(await screen.findByText('Jawa Timur', { selector: '.filter-chip strong' })).toBeVisible();
    await press(person, /^Filter/);
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    await person.selectOptions(panel.getByLabelText('Status'), 'Tidak Aktif');
    await waitFor(() => expect(lastAsked()?.filter).toEqual({ is_active: false, province_id: '35' }));
    await person.selectOptions(panel.getByLabelText('Provinsi'), 'Jawa Barat');
    await waitFor(() => expect(lastAsked()?.filter).toEqual({ is_active: false, province_id: '32' }));
    await person.click(panel.getByRole('button', { name: 'Tutup' }));
    const chips = within(await screen.findByRole('list', { name: 'Filter yang aktif' }));
    const labels = wordsOf(chips.getAllByRole('listitem')).toSorted();
    expect(labels).toEqual(['Provinsi: Jawa Barat', 'Status: Tidak Aktif']);
  });

  it('has no registration and no delete for a user with only VIEW_, and opens a seller read-only', async () => {
    const person = office.open('pengamat', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    expect(screen.queryByRole('link', { name: 'Daftarkan Pelapak' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hapus Data/ })).toBeNull();
    await person.click(firstName());
    await waitFor(() => expect(location.pathname).toMatch(/\/show$/));
  });

  it('offers the registration if there is no seller yet', async () => {
    const data = { payload: [], total: 0 };
    office.answer('POST */get-list-merchant', { status_code: 200, message: 'OK', data });
    office.open('superadmin', path);
    expect(await screen.findByText('Belum ada pelapak')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Daftarkan Pelapak' })).toHaveLength(2);
  });
});

it('a page of the seller list that does not exist is replaced by the last one, so that the back button leads past it', async () => {
  office.open('superadmin', `${path}?page=5&perPage=10`);
  await screen.findByText('Menampilkan 41–50 dari 137 data');
  walkTo(`${path}?page=500&perPage=10`);
  expect(await screen.findByText('Menampilkan 131–137 dari 137 data')).toBeVisible();
  act(() => history.back());
  expect(await screen.findByText('Menampilkan 41–50 dari 137 data')).toBeVisible();
});
