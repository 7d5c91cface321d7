import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderRecord } from '../../../mocks/world/records';
import { found, startBackOffice, walkTo } from '../../support/backOffice';
import { editPath } from './sellerPage';

const office = startBackOffice();
const someSeller = office.firstSeller;

/** Returns the id of a shop that has an order. */
const shopWithOrders = (): string => {
  const order = found(office.table<OrderRecord>('orders').all());
  return order.seller_id;
};

describe('the read page of a seller', () => {
  it('opens instead of the form for a user with only VIEW_, without an edit link', async () => {
    office.open('pengamat', editPath(someSeller().id));
    expect(await screen.findByText(someSeller().email)).toBeVisible();
    expect(location.pathname).toBe(`${editPath(someSeller().id)}/show`);
    expect(screen.queryByRole('link', { name: 'Ubah' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // The page has personal data, which is loaded only once (`readOnce`), so it has no Refresh button.
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });

  it('shows NIK and account number only after a click, links to WhatsApp and email, and copies the phone number', async () => {
    const { id_card, account_number } = someSeller();
    const person = office.open('pengamat', `${editPath(someSeller().id)}/show`);
    const reveal = await screen.findByRole('button', { name: 'Tampilkan Nomor NIK' });
    expect(screen.queryByText(id_card)).not.toBeInTheDocument();
    expect(screen.queryByText(account_number)).not.toBeInTheDocument();
    await person.click(reveal);
    expect(screen.getByText(id_card)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tampilkan Nomor Rekening' }));
    expect(screen.getByText(account_number)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Sembunyikan Nomor NIK' }));
    expect(screen.queryByText(id_card)).not.toBeInTheDocument();

    const { number_phone, email } = someSeller();
    const contact = within(await screen.findByRole('region', { name: 'Kontak' }));
    expect(contact.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/${number_phone}`,
    );
    expect(contact.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email.replace('@', '%40')}`,
    );
    await person.click(contact.getByRole('button', { name: 'Salin Nomor Telephone' }));
    expect(await navigator.clipboard.readText()).toBe(number_phone);
  });

  it('shows the ID card, and keeps nothing of it when the page is left', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { id } = someSeller();
    const asked = () => office.api.receivedAt(`GET cdn/generate-secure-image/${id}`).length;
    office.open('pengamat', `${editPath(id)}/show`);
    const address = (await screen.findByAltText('Foto KTP')).getAttribute('src');
    expect(address).toMatch(/^blob:/);
    expect(asked()).toBe(1);
    walkTo('/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitFor(() => expect(revoked).toHaveBeenCalledWith(address));
    walkTo(`${editPath(id)}/show`);
    expect((await screen.findByAltText('Foto KTP')).getAttribute('src')).not.toBe(address);
    expect(asked()).toBe(2);
  });

  it('opens from the list with the name as heading, but the title of the browser tab has no name', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    const [, firstRow] = await screen.findAllByRole('row');
    const name = within(firstRow as HTMLElement).getByRole('link', { name: /^(?!Ubah )/ });
    const words = name.textContent;
    await person.click(name);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(location.pathname).toMatch(/\/show$/);
    expect(document.title).toBe('Detail Pelapak · My Reborn');
  });

  it('has no WhatsApp link for an invalid phone number', async () => {
    const seller = someSeller();
    office.api.db.sellers.put({ ...seller, number_phone: '62-tidak-ada' });
    office.open('pengamat', `${editPath(seller.id)}/show`);
    const contact = within(await screen.findByRole('region', { name: 'Kontak' }));
    expect(await contact.findByText('62-tidak-ada')).toBeVisible();
    expect(contact.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  });

  it('shows figures and the five latest orders, and links to the orders of this shop only', async () => {
    const orders = office.table<OrderRecord>('orders');
    const [sample, ...others] = orders.all();
    if (!sample) throw new Error('The seed holds no order');
    for (const { id } of others) orders.remove(id);
    for (const day of [3, 1, 6, 2, 5, 4])
      orders.put({
        ...sample,
        id: `order-${day}`,
        invoice_no: `INV/${day}`,
        created_at: `2027-01-0${day}T09:00:00+07:00`,
      });
    const person = office.open('superadmin', `${editPath(shopWithOrders())}/show`);
    const figures = within(await screen.findByRole('region', { name: 'Ringkasan' }));
    expect(await figures.findByText('Produk')).toBeVisible();
    expect(figures.getByText('Saldo').nextSibling).toHaveTextContent(/^Rp[\d.]+$/);
    const latest = within(await screen.findByRole('region', { name: 'Pesanan terbaru' }));
    const items = await latest.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
      'INV/6',
      'INV/5',
      'INV/4',
      'INV/3',
      'INV/2',
    ]);
    await person.click(latest.getByRole('link', { name: 'Lihat semua pesanan toko ini' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orderan' })).toBeVisible();
    expect(new URLSearchParams(location.search).get('filter')).toBe(
      JSON.stringify({ seller_id: shopWithOrders() }),
    );
  });

  it('links to the report of this shop only', async () => {
    const person = office.open('superadmin', `${editPath(shopWithOrders())}/show`);
    const figures = within(await screen.findByRole('region', { name: 'Ringkasan' }));
    await person.click(await figures.findByRole('link', { name: 'Lihat laporan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Report Transaction' })).toBeVisible();
    expect(new URLSearchParams(location.search).get('filter')).toBe(
      JSON.stringify({ store_id: shopWithOrders() }),
    );
  });

  it('has no orders and no links to lists that the user may not see', async () => {
    office.open('adminpelapak', `${editPath(shopWithOrders())}/show`);
    const figures = within(await screen.findByRole('region', { name: 'Ringkasan' }));
    expect(await figures.findByText('Produk')).toBeVisible();
    expect(figures.queryByRole('link')).toBeNull();
    expect(figures.queryByText('Penjualan')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Pesanan terbaru' })).toBeNull();
    expect(office.api.receivedAt('GET backoffice/orders')).toEqual([]);
  });

  it.each([
    ['figures', '*/merchant/:id/summary', 'Ringkasan', 'Produk'],
    ['orders', '*/backoffice/orders', 'Pesanan terbaru', 'Lihat semua pesanan toko ini'],
  ])('offers a retry if its %s cannot be loaded, and then shows them', async (_, path, title, afterwards) => {
    const mend = office.answer(`GET ${path}`, null, 500);
    const person = office.open('superadmin', `${editPath(shopWithOrders())}/show`);
    const section = within(await screen.findByRole('region', { name: title }));
    const retry = await section.findByRole('button', { name: 'Coba lagi' });
    mend();
    await person.click(retry);
    expect(await section.findByText(afterwards)).toBeVisible();
  });
});

describe('an edit of a seller, on the read page', () => {
  const at = '2026-11-18T10:00:00+07:00';
  const by = { from: 'TIDAK_AKTIF', to: 'TIDAK_AKTIF', actor: 'Dewi Anggraini', at };

  it('shows the changed fields with the values of the server, and is not taken for a deactivation', async () => {
    const seller = someSeller();
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
    office.api.db.sellers.put({ ...seller, is_active: false, history });
    office.open('superadmin', `${editPath(seller.id)}/show`);
    expect(await screen.findByText('Nomor Rekening: ••••••7890 menjadi ••••••7892')).toBeVisible();
    expect(screen.getByText('Email diubah')).toBeVisible();
    expect(screen.getByText('Nama Toko: Kopi Lestari menjadi Kopi Melati')).toBeVisible();
    expect(screen.getByText(/^Dinonaktifkan oleh Ratna Kusumawardani pada /)).toBeVisible();
  });
});

/** Opens a seller and shows the NIK. */
const look = async () => {
  const seller = office.firstSeller();
  const person = office.open('pengamat', `${editPath(seller.id)}/show`);
  await person.click(await screen.findByRole('button', { name: 'Tampilkan Nomor NIK' }));
  return { person, seller };
};

const sentence = 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.';

it('a revealed number of a seller is logged once, without its value', async () => {
  const { person, seller } = await look();
  await person.click(await screen.findByRole('button', { name: 'Sembunyikan Nomor NIK' }));
  await person.click(screen.getByRole('button', { name: 'Tampilkan Nomor NIK' }));
  const written = () => office.api.receivedAt('POST activity').map(({ body }) => body);
  const line = { action: 'reveal', area: 'member-list/seller', record_id: seller.id, fields: ['nikNumber'] };
  await expect.poll(written).toEqual([line]);
  expect(screen.queryByText(sentence)).toBeNull();
  const kept = office.api.db.activity.all().at(-1);
  expect(kept).toMatchObject({ kind: 'reveal', record: seller.shop_name, actor: 'Bambang Sutrisno' });
  expect(JSON.stringify(kept)).not.toContain(seller.id_card);
});

it('a number is shown even if the activity log fails, with a warning', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const { seller } = await look();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(seller.id_card)).toBeVisible();
});

it('a warning about the activity log comes back after the message about a copied number', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const { person } = await look();
  await screen.findByText(sentence);
  await person.click(screen.getByRole('button', { name: 'Salin Nomor Telephone' }));
  await screen.findByText(/disalin\.$/);
  expect(screen.queryByText(sentence)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(screen.getByText(sentence)).toBeVisible();
});
