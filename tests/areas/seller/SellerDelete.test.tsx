import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();

const holding = (summary: object) =>
  office.answer('GET */merchant/:id/summary', {
    status_code: 200,
    message: 'OK',
    data: { payload: summary },
  });
const openDialog = async () => {
  const person = office.open('superadmin', '/dashboard/member-list/seller');
  const [bin] = await screen.findAllByRole('button', { name: /^Hapus Data/ });
  await person.click(bin as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: /^Hapus / });
  return { person, dialog: within(dialog) };
};

/** Deletes the first seller of the list while the server gives this answer; returns the dialog. */
const deleteWith = async (answer: () => Response) => {
  office.api.server.use(http.delete('*/merchant/:id', answer));
  const { person, dialog } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));
  return dialog;
};

describe('deleting a seller', () => {
  it('first shows the products, orders, top-ups and balance of the seller', async () => {
    holding({ products: 12, open_orders: 3, waiting_top_ups: 2, balance: 1_250_000 });
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Produk: 12, ikut dihapus')).toBeVisible();
    expect(dialog.getByText('Pesanan yang belum selesai: 3')).toBeVisible();
    expect(dialog.getByText('Top-up yang menunggu: 2')).toBeVisible();
    expect(dialog.getByText('Saldo: Rp1.250.000')).toBeVisible();
    expect(dialog.getByText(/Anda juga dapat menonaktifkannya\.$/)).toBeVisible();
  });

  it('shows no count that is zero', async () => {
    holding({ products: 12, open_orders: 0, balance: 0 });
    const { dialog } = await openDialog();
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Produk: 12, ikut dihapus',
    ]);
    expect(dialog.queryByText(/Anda juga dapat menonaktifkan/)).not.toBeInTheDocument();
  });

  it('advises the user to settle a pending top-up first', async () => {
    holding({ products: 0, open_orders: 0, waiting_top_ups: 1, balance: 0 });
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Top-up yang menunggu: 1')).toBeVisible();
    expect(dialog.getByText(/^Pesanan dan top-up harus selesai/)).toBeVisible();
  });

  it.each(['products', 'open_orders', 'waiting_top_ups', 'balance'])(
    'says that the seller cannot be checked, not that there is nothing, if %s is unreadable',
    async (figure) => {
      holding({ products: 0, open_orders: 0, balance: 0, [figure]: 'banyak' });
      const { dialog } = await openDialog();
      expect(
        await dialog.findByText('Produk, pesanan, top-up, dan saldo pelapak ini tidak dapat diperiksa.'),
      ).toBeVisible();
    },
  );

  it('says that the seller has no products, orders, top-ups or balance, and deletes the seller', async () => {
    for (const resource of ['orders', 'top-up', 'product-list']) {
      const table = office.table(resource);
      for (const { id } of table.all()) table.remove(id);
    }
    const { person, dialog } = await openDialog();
    expect(
      await dialog.findByText(
        'Tidak ada produk, pesanan yang belum selesai, top-up yang menunggu, atau saldo.',
      ),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
  });

  it('stays possible if these figures cannot be loaded, and says so', async () => {
    office.answer('GET */merchant/:id/summary', undefined, 404);
    office.answer('DELETE */merchant/:id', { status_code: 200, message: 'OK', data: null });
    const { person, dialog } = await openDialog();
    expect(
      await dialog.findByText('Produk, pesanan, top-up, dan saldo pelapak ini tidak dapat diperiksa.'),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
  });

  it('is refused while orders are open, with the message of the server', async () => {
    const order = office.api.db.collections
      .get('orders')
      ?.all()
      .find(({ status }) => status === 'DIPROSES');
    const seller = office.api.db.sellers.all().at(-1);
    if (!order || !seller) throw new Error('The seed lacks an order or a seller');
    office.table('orders').put({ ...order, seller_id: seller.id });
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText(new RegExp(`^${seller.shop_name} memiliki \\d+ pesanan`))).toBeVisible();
    await waitFor(() => expect(office.api.db.sellers.get(seller.id)).toBeDefined());
  });
});

describe('a deletion', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['202 without a body', () => new HttpResponse(null, { status: 202 })],
    ['200 and an empty object', () => HttpResponse.json({})],
  ])('that is answered with %s is done', async (_, answer) => {
    await deleteWith(answer);
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
  });

  it('that is answered with a page of HTML is not called done', async () => {
    const dialog = await deleteWith(() => HttpResponse.html('<h1>Wi-Fi</h1>'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Belum pasti terhapus/);
    expect(screen.queryByText('Data Berhasil hapus!')).toBeNull();
  });

  it.each([404, 410])('of a seller that is gone already (%i) says so', async (status) => {
    const dialog = await deleteWith(() => HttpResponse.json({}, { status }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Data tidak ditemukan, mungkin sudah dihapus/,
    );
  });

  it('that is refused without a message is not called done, and the dialog stays', async () => {
    const dialog = await deleteWith(() => HttpResponse.json({ success: false }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Terjadi gangguan pada server/);
    expect(screen.queryByText('Data Berhasil hapus!')).toBeNull();
  });
});
