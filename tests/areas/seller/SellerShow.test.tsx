import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { pageTitled, press, section } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { editPath, showPath } from './sellerPage';

const office = startBackOffice({ sellers: 5 });
const someSeller = office.firstSeller;

/** A shop that has an order. */
const shopWithOrders = () => String(office.first('orders').seller_id);

describe('the read page of a seller', () => {
  it('opens instead of the form for a user with only VIEW_, shows NIK and account number only after a click, links to WhatsApp and email, and copies the phone number', async () => {
    const { id, id_card, account_number } = someSeller();
    const person = office.open('pengamat', editPath(id));
    const reveal = await screen.findByRole('button', { name: 'Tampilkan Nomor NIK' });
    expect(location.pathname).toBe(showPath(id));
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    // The page has personal data, which is loaded only once (`readOnce`), so it has no Refresh button.
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    expect(screen.queryByText(id_card)).toBeNull();
    expect(screen.queryByText(account_number)).toBeNull();
    await person.click(reveal);
    expect(screen.getByText(id_card)).toBeVisible();
    await press(person, 'Tampilkan Nomor Rekening');
    expect(screen.getByText(account_number)).toBeVisible();
    await press(person, 'Sembunyikan Nomor NIK');
    expect(screen.queryByText(id_card)).toBeNull();

    const { number_phone, email } = someSeller();
    const contact = await section('Kontak');
    for (const [name, href] of [
      ['Buka WhatsApp', `https://wa.me/${number_phone}`],
      [email, `mailto:${email.replace('@', '%40')}`],
    ] as const)
      expect(contact.getByRole('link', { name })).toHaveAttribute('href', href);
    await person.click(contact.getByRole('button', { name: 'Salin Nomor Telephone' }));
    expect(await navigator.clipboard.readText()).toBe(number_phone);
  });

  it('shows the ID card, and keeps nothing of it when the page is left', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { id } = someSeller();
    const asked = () => office.api.receivedAt(`GET cdn/generate-secure-image/${id}`).length;
    office.open('pengamat', showPath(id));
    const address = (await screen.findByAltText('Foto KTP')).getAttribute('src');
    expect(address).toMatch(/^blob:/);
    expect(asked()).toBe(1);
    walkTo('/dashboard/profile');
    await pageTitled('Profile');
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(address));
    walkTo(showPath(id));
    expect((await screen.findByAltText('Foto KTP')).getAttribute('src')).not.toBe(address);
    expect(asked()).toBe(2);
  });

  it('opens from the list with the name as heading, but the title of the browser tab has no name', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    const { shop_name: name } = office.api.db.sellers.all().at(-1) ?? someSeller();
    await person.click(await screen.findByRole('link', { name }));
    expect(await pageTitled(name)).toBeVisible();
    expect(location.pathname).toMatch(/\/show$/);
    expect(document.title).toBe('Detail Pelapak · My Reborn');
  });

  it('shows figures and the five latest orders, and links to the orders and the report of this shop only', async () => {
    const [sample] = orders;
    const days = [3, 1, 6, 2, 5, 4].map((day) => `2026-11-0${day}T09:00:00+07:00`);
    layDown(office.api.db, {
      orders: days.map((created_at) => ({
        ...sample,
        id: created_at,
        invoice_no: created_at[9],
        created_at,
      })),
    });
    const person = office.open('superadmin', showPath('pelapak-melati'));
    const figures = await section('Ringkasan');
    expect(await figures.findByText('Produk')).toBeVisible();
    expect(figures.getByText('Saldo').nextSibling).toHaveTextContent(/^Rp[\d.]+$/);
    const latest = await section('Pesanan terbaru');
    const items = await latest.findAllByRole('listitem');
    const names = items.map((item) => within(item).getByRole('link').textContent);
    expect(names).toEqual(['6', '5', '4', '3', '2']);
    const report = filtered('/dashboard/report-transaction', { store_id: 'pelapak-melati' });
    expect(figures.getByRole('link', { name: 'Lihat laporan' })).toHaveAttribute('href', report);
    await person.click(latest.getByRole('link', { name: 'Lihat semua pesanan toko ini' }));
    expect(await pageTitled('Orderan')).toBeVisible();
    expect(new URLSearchParams(location.search).get('filter')).toBe(
      JSON.stringify({ seller_id: 'pelapak-melati' }),
    );
  });

  it('has no orders, no products and no links to lists that the user may not see', async () => {
    office.open('adminpelapak', showPath(shopWithOrders()));
    const figures = await section('Ringkasan');
    expect(await figures.findByText('Produk')).toBeVisible();
    expect(figures.queryByRole('link')).toBeNull();
    expect(figures.queryByText('Penjualan')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Pesanan terbaru' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Produk terbaru' })).toBeNull();
    for (const list of ['orders', 'product-list'])
      expect(office.api.receivedAt(`GET backoffice/${list}`)).toEqual([]);
  });

  it.each([
    ['figures', '*/merchant/:id/summary', 'Ringkasan', 'Produk'],
    ['orders', '*/backoffice/orders', 'Pesanan terbaru', 'Lihat semua pesanan toko ini'],
  ])('offers a retry if its %s cannot be loaded, and then shows them', async (_, path, title, afterwards) => {
    const mend = office.answer(`GET ${path}`, { message: 'Gangguan' }, 400);
    const person = office.open('superadmin', showPath(shopWithOrders()));
    const part = await section(title);
    const retry = await part.findByRole('button', { name: 'Coba lagi' });
    mend();
    await person.click(retry);
    expect(await part.findByText(afterwards)).toBeVisible();
  });
});

it('an edit of a seller shows on the read page the changed fields with the values of the server, and is not taken for a deactivation; an invalid phone number has no WhatsApp link', async () => {
  const seller = someSeller();
  const at = '2026-11-18T10:00:00+07:00';
  const by = { from: 'TIDAK_AKTIF', to: 'TIDAK_AKTIF', actor: 'Dewi Anggraini', at };
  const history = [
    { ...by, action: 'deactivate', from: 'AKTIF', actor: 'Ratna Kusumawardani', reason: 'Toko tutup' },
    {
      ...by,
      action: 'edit',
      changes: [
        { field: 'account_number', from: '••••••7890', to: '••••••7892' },
        { field: 'email' },
        { field: 'shop_name', from: 'Kopi Lestari', to: 'Kopi Melati' },
      ],
    },
  ];
  const number_phone = '62-tidak-ada';
  office.api.db.sellers.put({ ...seller, number_phone, is_active: false, history });
  office.open('superadmin', showPath(seller.id));
  expect(await screen.findByText('Nomor Rekening: ••••••7890 menjadi ••••••7892')).toBeVisible();
  expect(screen.getByText('Email diubah')).toBeVisible();
  expect(screen.getByText('Nama Toko: Kopi Lestari menjadi Kopi Melati')).toBeVisible();
  expect(screen.getByText(/^Dinonaktifkan oleh Ratna Kusumawardani pada /)).toBeVisible();
  const contact = await section('Kontak');
  expect(await contact.findByText(number_phone)).toBeVisible();
  expect(contact.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
});

/** Opens a seller and shows the NIK. */
const look = async () => {
  const seller = office.firstSeller();
  const person = office.open('pengamat', showPath(seller.id));
  await press(person, 'Tampilkan Nomor NIK');
  return { person, seller };
};

const sentence = 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.';

it('a revealed number of a seller is logged once, without its value', async () => {
  const { person, seller } = await look();
  await press(person, 'Sembunyikan Nomor NIK');
  await press(person, 'Tampilkan Nomor NIK');
  const written = () => office.api.receivedAt('POST activity').map(({ body }) => body);
  const line = { action: 'reveal', area: 'member-list/seller', record_id: seller.id, fields: ['nikNumber'] };
  await expect.poll(written).toEqual([line]);
  expect(screen.queryByText(sentence)).toBeNull();
  const kept = office.api.db.activity.all().at(-1);
  expect(kept).toMatchObject({ kind: 'reveal', record: seller.shop_name, actor: 'Bambang Sutrisno' });
  expect(JSON.stringify(kept)).not.toContain(seller.id_card);
});

it('a number is shown even if the activity log fails, with a warning, which comes back after the message about a copied number', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const { person, seller } = await look();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(seller.id_card)).toBeVisible();
  await press(person, 'Salin Nomor Telephone');
  await screen.findByText(/disalin\.$/);
  expect(screen.queryByText(sentence)).toBeNull();
  await press(person, 'Tutup pemberitahuan');
  expect(screen.getByText(sentence)).toBeVisible();
});
