import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MerchantListBody } from '../../../src/areas/seller/sellerWire';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { toasts } from './sellerPage';

const path = '/dashboard/member-list/seller';
const office = startBackOffice({ sellers: 137 });

const asked = (): MerchantListBody[] =>
  office.api.receivedAt('POST get-list-merchant').map(({ body }) => body as MerchantListBody);
const lastAsked = (): MerchantListBody | undefined => asked().at(-1);
const rows = () => screen.getAllByRole('row').slice(1);
const firstName = () => within(rows()[0] as HTMLElement).getByRole('link', { name: /^(?!Ubah )/ });

describe('The seller list', () => {
  it('is titled Pelapak, shows the columns of a seller, requests the limit and the offset of its page, and is sorted on the server by each of its columns', async () => {
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    await screen.findByRole('columnheader', { name: 'Tindakan' });
    expect(screen.getByRole('heading', { level: 1, name: 'Pelapak' })).toBeVisible();
    expect(document.title).toBe('Pelapak · My Reborn');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '',
      'Nama Toko',
      'Nama Pelapak',
      'Nomor Telephone',
      'Email',
      'Kota',
      'Status',
      'Tindakan',
    ]);
    expect(rows()).toHaveLength(10);
    expect(within(rows()[0] as HTMLElement).getByText(/^(Aktif|Tidak Aktif)$/)).toBeVisible();

    expect(lastAsked()).toEqual({ limit: 10, offset: 0, search: '', filter: {} });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Baris per Halaman' }), '25');
    await screen.findByText('Menampilkan 1–25 dari 137 data');
    await person.click(screen.getByRole('button', { name: 'Halaman 3' }));
    await screen.findByText('Menampilkan 51–75 dari 137 data');
    expect(asked()).toContainEqual({ limit: 25, offset: 50, search: '', filter: {} });
    expect(location.search).toContain('page=3');
    expect(location.search).toContain('perPage=25');

    for (const [label, field] of [
      ['Nama Toko', 'shop_name'],
      ['Nama Pelapak', 'full_name'],
      ['Nomor Telephone', 'number_phone'],
      ['Email', 'email'],
      ['Kota', 'city'],
      ['Status', 'is_active'],
    ] as const) {
      await person.click(screen.getByRole('button', { name: label }));
      await waitFor(() => expect(lastAsked()?.sort).toEqual({ field, order: 'ASC' }));
    }
  });

  it('goes back to the page, the order and the filter before, also to the first', async () => {
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    const newest = firstName().textContent;
    await person.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
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

  it('searches, and keeps the search when the user returns from a seller', async () => {
    const person = office.open('superadmin', path);
    const name = (await screen.findAllByRole('row').then(() => firstName())).textContent;
    await person.type(
      screen.getByRole('searchbox', {
        name: 'Cari produk Bisa dicari: nama toko, nama pelapak, No. HP, email, kota, serta NIK atau nomor rekening lengkap.',
      }),
      `${name}{Enter}`,
    );
    await waitFor(() => expect(lastAsked()?.search).toBe(name));
    await screen.findByText(/^Menampilkan 1–\d+ dari \d+ data$/);
    const found = location.search;

    await person.click(firstName());
    await screen.findByText('Detail berhasil dimuat');
    history.back();
    await screen.findByRole('heading', { level: 1, name: 'Pelapak' });
    expect(location.search).toBe(found);
    expect(screen.getByRole('searchbox')).toHaveValue(name);
  });

  it('filters by status and by province', async () => {
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    await person.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Tidak Aktif');
    await waitFor(() => expect(lastAsked()?.filter).toEqual({ is_active: false }));
    await panel.findByRole('option', { name: 'Jawa Timur' });
    await person.selectOptions(panel.getByRole('combobox', { name: 'Provinsi' }), 'Jawa Timur');
    await waitFor(() => expect(lastAsked()?.filter).toEqual({ is_active: false, province_id: '35' }));
    await person.click(panel.getByRole('button', { name: 'Tutup' }));
    const chips = within(await screen.findByRole('list', { name: 'Filter yang aktif' })).getAllByRole(
      'listitem',
    );
    expect(chips.map((chip) => chip.textContent)).toEqual(['Status: Tidak Aktif', 'Provinsi: Jawa Timur']);
  });

  it('shows the labels of the filters in the address', async () => {
    office.open('superadmin', filtered(path, { province_id: '35' }));
    expect(await screen.findByText('Jawa Timur', { selector: '.filter-chip strong' })).toBeVisible();
  });

  it('links to the registration and, by the pencil, to the edit page', async () => {
    const person = office.open('adminpelapak', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    expect(screen.getByRole('link', { name: 'Daftarkan Pelapak' })).toHaveAttribute('href', `${path}/create`);
    await person.click(screen.getAllByRole('link', { name: /^Ubah / })[0] as HTMLElement);
    await waitFor(() => expect(location.pathname).toMatch(/\/member-list\/seller\/[^/]+$/));
  });

  it('has no registration and no delete for a user with only VIEW_, and opens a seller read-only', async () => {
    const person = office.open('pengamat', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    expect(screen.queryByRole('link', { name: 'Daftarkan Pelapak' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hapus Data/ })).toBeNull();
    await person.click(firstName());
    await waitFor(() => expect(location.pathname).toMatch(/\/show$/));
  });

  it('deletes a seller', async () => {
    for (const resource of ['orders', 'top-up']) {
      const table = office.table(resource);
      for (const { id } of table.all()) table.remove(id);
    }
    const person = office.open('superadmin', path);
    await screen.findByText('Menampilkan 1–10 dari 137 data');
    const name = firstName().textContent;
    await person.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Hapus Data/ }));
    const dialog = await screen.findByRole('alertdialog', { name: `Hapus ${name}` });
    await person.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(toasts()).toEqual(['Success!Data Berhasil hapus!']));
    expect(await screen.findByText('Menampilkan 1–10 dari 136 data')).toBeVisible();
  });

  it('offers the registration if there is no seller yet', async () => {
    office.answer('POST */get-list-merchant', {
      status_code: 200,
      message: 'OK',
      data: { payload: [], total: 0 },
    });
    office.open('superadmin', path);
    expect(await screen.findByText('Belum ada pelapak')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Daftarkan Pelapak' })).toHaveLength(2);
  });

  it('shows the valid rows of a response, and counts the invalid ones', async () => {
    const row = {
      user_id: 'a',
      full_name: 'Sari',
      shop_name: 'Toko Sari',
      number_phone: '62',
      email: '',
      city: '',
    };
    office.answer('POST */get-list-merchant', {
      data: { payload: [row, null, { shop_name: 'tanpa id' }], total: 3 },
    });
    office.open('superadmin', path);
    expect(await screen.findByText('Toko Sari')).toBeVisible();
    expect(screen.getByText(/^2 baris tidak ditampilkan/)).toBeVisible();
  });
});

const idsShown = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /seller\/([^/]+)/.exec(row.dataset.href ?? '')?.[1] ?? '');

const begin = async (person: ReturnType<typeof office.open>, action: string) => {
  await screen.findByText(/^Menampilkan 1–10 dari/);
  const ids = idsShown();
  await person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
  await person.click(actions.getByRole('button', { name: action }));
  return { dialog: within(await screen.findByRole('alertdialog')), ids };
};

describe('several sellers at once', () => {
  it('are deactivated with one reason, each by its own call', async () => {
    const person = office.open('superadmin', filtered(path, { is_active: true }));
    const { dialog, ids } = await begin(person, 'Nonaktifkan');
    expect(screen.getByRole('alertdialog', { name: 'Nonaktifkan 10 pelapak?' })).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Toko tutup selama renovasi');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan 10 pelapak' }));
    expect(await screen.findByText('10 berhasil')).toBeVisible();
    const sent = office.api.received.filter(({ path: to }) => to.endsWith('/deactivate'));
    expect(sent.map(({ path: to }) => to.split('/').at(-2))).toEqual(ids);
    expect(sent.map(({ body }) => body)).toEqual(ids.map(() => ({ reason: 'Toko tutup selama renovasi' })));
    expect(ids.map((id) => office.api.db.sellers.get(id)?.is_active)).toEqual(ids.map(() => false));
    await person.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByText(/pelapak dipilih$/)).toBeNull());
  });

  it('are deactivated by the update of §7 if the host has no deactivate call', async () => {
    office.answer('POST */merchant/:id/deactivate', {}, 404);
    const person = office.open('superadmin', filtered(path, { is_active: true }));
    const { dialog, ids } = await begin(person, 'Nonaktifkan');
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Tutup');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan 10 pelapak' }));
    expect(await screen.findByText('10 berhasil')).toBeVisible();
    expect(ids.map((id) => office.api.db.sellers.get(id)?.is_active)).toEqual(ids.map(() => false));
  });
});

describe('A page of the seller list without rows', () => {
  it('stays if the server failed, and shows its rows after Coba lagi', async () => {
    const person = office.open('superadmin', `${path}?page=2&perPage=10`);
    await screen.findByText('Menampilkan 11–20 dari 137 data');
    office.answer('POST */get-list-merchant', undefined, 400);
    await person.click(screen.getByRole('button', { name: 'Halaman 5' }));
    expect(await screen.findByText('Data gagal dimuat')).toBeVisible();
    office.api.server.resetHandlers();
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Menampilkan 41–50 dari 137 data')).toBeVisible();
    expect(location.search).toContain('page=5');
  });

  it('is replaced by the last one if it does not exist, so that the back button leads past it', async () => {
    office.open('superadmin', `${path}?page=2&perPage=10`);
    await screen.findByText('Menampilkan 11–20 dari 137 data');
    walkTo(`${path}?page=500&perPage=10`);
    expect(await screen.findByText('Menampilkan 131–137 dari 137 data')).toBeVisible();
    act(() => history.back());
    expect(await screen.findByText('Menampilkan 11–20 dari 137 data')).toBeVisible();
  });
});
