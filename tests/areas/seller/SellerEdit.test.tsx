import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { factOf, isAskedBeforeClosing, press } from '../../support/parts';
import { field, jpeg, save, write } from '../everyForm';
import { choose, described, editPath, listPath, showPath, toasts, uploaded } from './sellerPage';

const office = startBackOffice({ sellers: 5 });
const someSeller = office.firstSeller;
const openSeller = () => office.open('superadmin', editPath(someSeller().id));
const updates = () => office.api.receivedAt('POST update-profile-merchant');

describe('a seller that is opened', () => {
  it('is loaded once, with one message, and shows the data of the server', async () => {
    openSeller();
    expect(await field('Nama Lengkap')).toHaveValue(someSeller().full_name);
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Detail berhasil dimuat')]));
    expect(await field('Username')).toBeDisabled();
    expect(await field('Password')).toBeDisabled();
    expect((await field('Kelurahan/Desa')).value).not.toBe('');
    expect(office.api.receivedAt('GET region/province')).toHaveLength(0);
    expect(office.api.receivedAt(`GET merchant-detail/${someSeller().id}`)).toHaveLength(1);
  });

  it('says if its ID card photo cannot be loaded, and shows the photo after a retry', async () => {
    const mend = office.answer('GET */cdn/generate-secure-image/:id', { message: 'x' }, 404);
    const person = openSeller();
    expect((await screen.findAllByText('Gagal Memuat KTP')).length).toBeGreaterThan(0);
    mend();
    await press(person, 'Coba lagi');
    expect(await screen.findByAltText('Pratinjau Foto KTP')).toBeVisible();
  });
});

describe('a seller that is changed', () => {
  it('is saved with its status, and the form returns to the list', async () => {
    // Switching one off asks for a reason first (SellerStatus.test.tsx).
    office.api.db.sellers.put({ ...someSeller(), is_active: false });
    const person = openSeller();
    await write(person, 'Nama Toko', 'Toko Baru');
    await person.click(screen.getByRole('switch'));
    await person.upload(await field('Foto KTP'), jpeg());
    await uploaded();
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(updates()).toHaveLength(1);
    expect(updates()[0]?.body).toMatchObject({ shop_name: 'Toko Baru', is_active: true });
    const photo = { related_identity: someSeller().id, name: 'ktpImage', secure: true };
    expect(office.api.receivedAt('POST cdn/single-upload')[0]?.body).toMatchObject(photo);
  });

  it('keeps its user name, which the server does not send, even if the phone number changes', async () => {
    office.api.db.sellers.put({ ...someSeller(), user_name: 'tokobudi90', number_phone: '6281211112222' });
    const person = openSeller();
    expect(await field('Username')).toHaveValue('6281211112222');
    await write(person, 'Nomor Telephone', '6281233334444');
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(updates()[0]?.body).toMatchObject({
      number_phone: '6281233334444',
      credential: { user_name: '6281211112222' },
    });
    expect(someSeller()).toMatchObject({ user_name: 'tokobudi90', number_phone: '6281233334444' });
  });

  it('keeps the lower regions if the same region is chosen again, and requires them after it changes', async () => {
    const person = openSeller();
    const { value } = await field('Kota/Kabupaten');
    await choose(person, 'Provinsi', (await field('Provinsi')).value);
    expect(await field('Kota/Kabupaten')).toHaveValue(value);
    await person.tab();
    await choose(person, 'Provinsi', someSeller().village_id.startsWith('51') ? 'Jawa Barat' : 'Bali');
    await save(person);
    const missing = 'Kota/Kabupaten tidak boleh kosong';
    await waitFor(async () => expect(await described('Kota/Kabupaten')).toBe(missing));
    expect(updates()).toHaveLength(0);
  });
});

describe('a save that does not succeed', () => {
  it('shows field errors at their fields, unknown fields above, one toast, and focuses the first', async () => {
    const errors = [
      { name: 'credential.email', message: 'sudah digunakan' },
      { name: 'referral', message: 'tidak dikenal' },
    ];
    const refusal = { status_code: 422, message: 'Data belum sesuai', errors };
    office.answer('POST */update-profile-merchant', refusal, 422);
    const person = openSeller();
    await write(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    // First, because a toast leaves after three seconds.
    const said = () => toasts().filter((toast) => toast.includes('Data belum sesuai'));
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(async () => expect(await described('Email')).toBe('Email sudah digunakan'));
    expect(screen.getByText('1 isian perlu diperbaiki')).toBeVisible();
    expect(
      screen.getByText(/^Ditolak server di luar isian formulir ini \(referral: tidak dikenal\)\./),
    ).toBeVisible();
    expect(await field('Email')).toHaveFocus();
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
  });

  it('because it is refused without a message keeps every value, and the form still warns before the user leaves', async () => {
    office.answer('POST */update-profile-merchant', { success: false });
    const person = openSeller();
    await write(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    expect(await screen.findByText('Data belum tersimpan')).toBeVisible();
    expect(toasts().filter((toast) => toast.includes('Error!'))).toHaveLength(1);
    expect(screen.queryByText('Data Berhasil diubah!')).toBeNull();
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
    expect(isAskedBeforeClosing()).toBe(true);
  });
});

describe('a seller whose status is missing in the response', () => {
  const statusChoice = () => screen.getByRole('combobox', { name: /^Status/ });

  beforeEach(() =>
    office.api.server.use(
      http.get('*/merchant-detail/:id', async ({ request }) => {
        const body = (await (await office.api.answer(request))?.json()) as { data: { payload: object } };
        return HttpResponse.json({ data: { payload: { ...body.data.payload, users: null } } });
      }),
    ),
  );

  it('shows a dash as status, and no button to change it', async () => {
    office.open('superadmin', showPath(someSeller().id));
    expect(await factOf('Status')).toHaveTextContent(/^Status–$/);
    expect(await screen.findByRole('link', { name: 'Ubah' })).toBeVisible();
    for (const name of ['Nonaktifkan', 'Aktifkan']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['Aktif', true],
    ['Tidak Aktif', false],
  ])('is saved only with a status that a person chose: %s', async (chosen, is_active) => {
    const person = office.open('superadmin', editPath(someSeller().id));
    await write(person, 'Nama Lengkap', 'Sari Wulandari');
    await write(person, 'Nomor Telephone', '0812-9999-0001');
    await write(person, 'Email', 'sari.wulandari@contoh.id');
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
