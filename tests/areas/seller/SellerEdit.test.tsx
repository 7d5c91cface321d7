import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../src/config';
import { startBackOffice } from '../../support/backOffice';
import { choose, described, editPath, field, fill, photo, save, toasts } from './sellerPage';

const office = startBackOffice();
// Outside the tests' own time: a first import takes seconds on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/areas/seller/SellerEdit'),
      import('../../../src/areas/seller/SellerShow'),
    ]),
  240_000,
);
const someSeller = () => {
  const [seller] = office.api.db.sellers.all();
  if (!seller) throw new Error('The seed holds no seller');
  return seller;
};
const openSeller = () => office.open('superadmin', editPath(someSeller().id));
const updates = () => office.api.receivedAt('POST update-profile-merchant');

describe('a seller that is opened', () => {
  it('is read, says so once, and shows what the server holds', async () => {
    openSeller();
    expect(await field('Nama Lengkap')).toHaveValue(someSeller().full_name);
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Detail berhasil dimuat')]));
    expect(await field('Username')).toBeDisabled();
    expect(await field('Password')).toBeDisabled();
    expect((await field('Kelurahan/Desa')).value).not.toBe('');
    expect(office.api.receivedAt('GET region/province')).toHaveLength(0);
    expect(office.api.receivedAt(`GET merchant-detail/${someSeller().id}`)).toHaveLength(1);
  });

  it("opened from its read page is read again: the form never starts from that page's answer", async () => {
    const person = office.open('superadmin', `${editPath(someSeller().id)}/show`);
    const change = await screen.findByRole('link', { name: 'Ubah' });
    office.api.db.sellers.put({ ...someSeller(), shop_name: 'Toko Diubah Rekan' });
    await person.click(change);
    expect(await field('Nama Toko')).toHaveValue('Toko Diubah Rekan');
  });

  it("that does not exist shows the server's words and leads to the list", async () => {
    office.api.server.use(
      http.get('*/merchant-detail/:id', () =>
        HttpResponse.json({ status_code: 404, message: 'Pelapak tidak ditemukan' }, { status: 404 }),
      ),
    );
    openSeller();
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Pelapak tidak ditemukan')]));
    await waitFor(() => expect(location.pathname).toBe('/dashboard/member-list/seller'));
  });

  it('without its ID card picture says so, and shows the picture at a second try', async () => {
    let isBroken = true;
    office.api.server.use(
      http.get('*/cdn/generate-secure-image/:id', () =>
        isBroken ? HttpResponse.json({ message: 'x' }, { status: 404 }) : undefined,
      ),
    );
    const person = openSeller();
    expect((await screen.findAllByText('Gagal Memuat KTP')).length).toBeGreaterThan(0);
    isBroken = false;
    await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByAltText('Pratinjau Foto KTP')).toBeVisible();
  });
});

describe('a seller that is changed', () => {
  it('is saved, with its status, and leads to the list', async () => {
    // Switching one off asks for a reason first (SellerStatus.test.tsx).
    office.api.db.sellers.put({ ...someSeller(), is_active: false });
    const person = openSeller();
    await fill(person, 'Nama Toko', 'Toko Baru');
    await person.click(screen.getByRole('switch'));
    await person.upload(await field('Foto KTP'), photo());
    await waitFor(() => expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).not.toBeInTheDocument());
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/dashboard/member-list/seller'));
    expect(updates()).toHaveLength(1);
    expect(updates()[0]?.body).toMatchObject({ shop_name: 'Toko Baru', is_active: true });
    const upload = office.api.receivedAt('POST cdn/single-upload')[0];
    expect(upload?.body).toMatchObject({
      related_identity: someSeller().id,
      name: 'ktpImage',
      secure: true,
    });
  });

  it('keeps its user name, which the server does not show, also with another phone number', async () => {
    office.api.db.sellers.put({ ...someSeller(), user_name: 'tokobudi90', number_phone: '6281211112222' });
    const person = openSeller();
    expect(await field('Username')).toHaveValue('6281211112222');
    await fill(person, 'Nomor Telephone', '6281233334444');
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(updates()[0]?.body).toMatchObject({
      number_phone: '6281233334444',
      credential: { user_name: '6281211112222' },
    });
    expect(someSeller()).toMatchObject({ user_name: 'tokobudi90', number_phone: '6281233334444' });
  });

  it('asks for the regions below again when a region changes', async () => {
    const person = openSeller();
    await choose(person, 'Provinsi', someSeller().village_id.startsWith('51') ? 'Jawa Barat' : 'Bali');
    await save(person);
    await waitFor(async () =>
      expect(await described('Kota/Kabupaten')).toBe('Kota/Kabupaten tidak boleh kosong'),
    );
    expect(updates()).toHaveLength(0);
  });
});

describe('a change that is not kept', () => {
  it('shows each field error on its field, unknown names above, one toast, and the focus on the first', async () => {
    office.api.server.use(
      http.post('*/update-profile-merchant', () =>
        HttpResponse.json(
          {
            status_code: 422,
            message: 'Data belum sesuai',
            errors: [
              { name: 'credential.email', message: 'sudah digunakan' },
              { name: 'referral', message: 'tidak dikenal' },
            ],
          },
          { status: 422 },
        ),
      ),
    );
    const person = openSeller();
    await fill(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    // First, because a toast leaves after three seconds.
    await waitFor(() =>
      expect(toasts().filter((toast) => toast.includes('Data belum sesuai'))).toHaveLength(1),
    );
    await waitFor(async () => expect(await described('Email')).toBe('Email sudah digunakan'));
    expect(screen.getByText('1 isian perlu diperbaiki')).toBeVisible();
    expect(
      screen.getByText(
        'Ditolak server di luar isian formulir ini (referral: tidak dikenal). Hubungi tim teknis.',
      ),
    ).toBeVisible();
    expect(await field('Email')).toHaveFocus();
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
  });

  it('keeps every value, and still warns of leaving, when the server fails', async () => {
    office.api.server.use(
      http.post('*/update-profile-merchant', () =>
        HttpResponse.json({ message: 'Gangguan' }, { status: 500 }),
      ),
    );
    const person = openSeller();
    await fill(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    expect(await screen.findByText('Data belum tersimpan')).toBeVisible();
    expect(toasts().filter((toast) => toast.includes('Gangguan'))).toHaveLength(1);
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  /** Changes the store's name and saves; the answer never comes. `unheard` is what the server does all the same. */
  const saveInVain = async (unheard = () => undefined as unknown) => {
    const asked = vi.spyOn(AbortSignal, 'timeout');
    office.api.server.use(http.post('*/update-profile-merchant', () => delay('infinite')));
    const person = openSeller();
    await fill(person, 'Nama Toko', 'Toko Baru');
    unheard();
    // The first call reads the latest version; the second is the save.
    asked.mockImplementationOnce(() => new AbortController().signal);
    asked.mockImplementationOnce(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await save(person);
    expect(await screen.findByText('Hasil penyimpanan belum diketahui')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(limits.requestTimeout);
  };

  it('in time is said to be of unknown outcome, looked up, and not sent again by itself', async () => {
    await saveInVain();
    expect(await screen.findByText(/data ini belum ada di server/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Periksa daftarnya/ })).toHaveAttribute('target', '_blank');
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
    expect(updates().length).toBeLessThan(2);
  });

  it('in words that can be read is of unknown outcome, too: nobody is sent to load the page again', async () => {
    office.api.server.use(http.post('*/update-profile-merchant', () => HttpResponse.html('<h1>Wi-Fi</h1>')));
    const person = openSeller();
    await fill(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    expect(await screen.findByText('Hasil penyimpanan belum diketahui')).toBeVisible();
    expect(await screen.findByText(/data ini belum ada di server/)).toBeVisible();
    expect(screen.queryByText(/Muat ulang/)).not.toBeInTheDocument();
  });

  it('in time, but was kept, is found at the server', async () => {
    await saveInVain(() => office.api.db.sellers.put({ ...someSeller(), shop_name: 'Toko Baru' }));
    expect(await screen.findByText(/data ini ada di server/)).toBeVisible();
  });
});
