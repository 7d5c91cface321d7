import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { confirm, dialog, noDialog, wordsOf } from '../../support/parts';

const office = startBackOffice({ sellers: 5 });

/** The server says that every seller holds this. */
const holding = (payload: object) =>
  office.answer('GET */merchant/:id/summary', { status_code: 200, message: 'OK', data: { payload } });
const openList = async () => {
  const person = office.open('superadmin', '/dashboard/member-list/seller');
  const bins = await screen.findAllByRole('button', { name: /^Hapus Data/ });
  /** Opens the question about a seller of the list. */
  const ask = async (index = 0) => {
    await person.click(bins[index] as HTMLElement);
    return dialog(/^Hapus /);
  };
  const cancel = async () => {
    await confirm(person, 'Batal');
    await noDialog();
  };
  return { person, ask, cancel };
};
const unchecked = 'Produk, pesanan, top-up, dan saldo pelapak ini tidak dapat diperiksa.';

describe('deleting a seller', () => {
  it('first shows the products, orders, top-ups and balance of the seller, and no count that is zero', async () => {
    const { ask, cancel } = await openList();
    holding({ products: 12, open_orders: 3, waiting_top_ups: 2, balance: 1_250_000 });
    const full = await ask(0);
    expect(wordsOf(await full.findAllByRole('listitem'))).toEqual([
      'Produk: 12, ikut dihapus',
      'Pesanan yang belum selesai: 3',
      'Top-up yang menunggu: 2',
      'Saldo: Rp1.250.000',
    ]);
    expect(full.getByText(/Anda juga dapat menonaktifkannya\.$/)).toBeVisible();
    await cancel();

    holding({ products: 12, open_orders: 0, balance: 0 });
    const products = await ask(1);
    expect(wordsOf(await products.findAllByRole('listitem'))).toEqual(['Produk: 12, ikut dihapus']);
    expect(products.queryByText(/Anda juga dapat menonaktifkan/)).toBeNull();
    await cancel();

    holding({ products: 0, open_orders: 0, waiting_top_ups: 1, balance: 0 });
    const waiting = await ask(2);
    expect(await waiting.findByText('Top-up yang menunggu: 1')).toBeVisible();
    // The top-up is to be settled first.
    expect(waiting.getByText(/^Pesanan dan top-up harus selesai/)).toBeVisible();
  });

  it('says that the seller cannot be checked, not that there is nothing, if a figure is unreadable', async () => {
    const { ask, cancel } = await openList();
    for (const [index, figure] of ['products', 'open_orders', 'waiting_top_ups', 'balance'].entries()) {
      holding({ products: 0, open_orders: 0, balance: 0, [figure]: 'banyak' });
      expect(await (await ask(index)).findByText(unchecked), figure).toBeVisible();
      await cancel();
    }
  });

  it('says that the seller has no products, orders, top-ups or balance, and deletes the seller', async () => {
    for (const resource of ['orders', 'top-up', 'product-list']) {
      const table = office.table(resource);
      for (const { id } of table.all()) table.remove(id);
    }
    const { person, ask } = await openList();
    const nothing = 'Tidak ada produk, pesanan yang belum selesai, top-up yang menunggu, atau saldo.';
    expect(await (await ask()).findByText(nothing)).toBeVisible();
    await confirm(person, 'Hapus');
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
    expect(await screen.findByText('Menampilkan 1–4 dari 4 data')).toBeVisible();
  });

  it('stays possible if these figures cannot be loaded, and says so', async () => {
    office.answer('GET */merchant/:id/summary', undefined, 404);
    office.answer('DELETE */merchant/:id', { status_code: 200, message: 'OK', data: null });
    const { person, ask } = await openList();
    expect(await (await ask()).findByText(unchecked)).toBeVisible();
    await confirm(person, 'Hapus');
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
  });
});

it('a deletion of a seller that is gone already says so, and with another answer is not called done, and the dialog stays', async () => {
  const outcomes: [() => Response, RegExp][] = [
    [() => HttpResponse.html('<h1>Wi-Fi</h1>'), /^Belum pasti terhapus/],
    [() => HttpResponse.json({}, { status: 404 }), /^Data tidak ditemukan, mungkin sudah dihapus/],
    [() => HttpResponse.json({}, { status: 410 }), /^Data tidak ditemukan, mungkin sudah dihapus/],
    [() => HttpResponse.json({ success: false }), /^Terjadi gangguan pada server/],
  ];
  const { person, ask, cancel } = await openList();
  for (const [index, [answer, said]] of outcomes.entries()) {
    office.api.server.use(http.delete('*/merchant/:id', answer));
    const asked = await ask(index);
    await confirm(person, 'Hapus');
    expect(await asked.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByText('Data Berhasil hapus!')).toBeNull();
    await cancel();
  }
});
