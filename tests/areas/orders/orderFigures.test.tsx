import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { linesOf, textOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

describe('the figures of orders', () => {
  it('appear in the rows of the list, newest first, in rupiah and in WIB', async () => {
    office.open('superadmin', '/dashboard/orders');
    await screen.findByText('INV/20261120/0001');
    expect(linesOf(screen.getByRole('table')).slice(1)).toEqual([
      'INV/20261120/0001 | 20 Nov 2026, 08.30 WIB | Sari Wulandari | Toko Melati | Rp300.500 | Transfer Bank / Belum Dibayar | Menunggu Pembayaran',
      'INV/20261120/0002 | 20 Nov 2026, 00.30 WIB | Budi Hartono | Kios Anggrek | Rp129.500 | QRIS / Lunas | Diproses',
      'INV/20261119/0003 | 19 Nov 2026, 23.40 WIB | Sari Wulandari | Toko Melati | Rp155.500 | Virtual Account / Lunas | Siap Dikirim',
      'INV/20261118/0004 | 18 Nov 2026, 10.00 WIB | Budi Hartono | Toko Melati | Rp342.500 | Dompet Digital / Lunas | Dikirim',
      'INV/20261117/0008 | 17 Nov 2026, 16.45 WIB | Budi Hartono | Toko Melati | Rp290.500 | Virtual Account / Dikembalikan | Dana Dikembalikan',
      'INV/20261116/0005 | 16 Nov 2026, 14.20 WIB | Sari Wulandari | Kios Anggrek | Rp104.500 | Bayar di Tempat / Lunas | Tiba di Tujuan',
      'INV/20261115/0009 | 15 Nov 2026, 11.15 WIB | Sari Wulandari | Kios Anggrek | Rp64.500 | QRIS / Belum Dibayar | Dibatalkan',
      'INV/20261114/0007 | 14 Nov 2026, 00.10 WIB | Sari Wulandari | Toko Melati | Rp105.500 | Transfer Bank / Lunas | Komplain',
      'INV/20261113/0006 | 13 Nov 2026, 09.00 WIB | Budi Hartono | Kios Anggrek | Rp217.500 | QRIS / Lunas | Selesai',
    ]);
  });

  it('add up on the page of an order, and a discount is subtracted', async () => {
    office.open('superadmin', '/dashboard/orders/order-8/show');
    const items = await screen.findByRole('table', { name: /^Barang/ });
    expect(textOf(items)).toEqual([
      ['Barang', 'Harga', 'Jumlah', 'Subtotal'],
      ['Kemeja BatikSKU SKU-batik · 350 gram', 'Rp150.000', '2', 'Rp300.000'],
      ['Subtotal', 'Rp300.000'],
      ['Ongkir', 'Rp18.000'],
      ['Biaya Layanan', 'Rp2.500'],
      ['Diskon', '-Rp30.000'],
      ['Total', 'Rp290.500'],
    ]);
    const payment = within(screen.getByRole('region', { name: 'Pembayaran' }));
    expect(payment.getByText('17 Nov 2026, 16.50 WIB')).toBeVisible();
  });

  it('show an order without discount as zero discount, without a minus sign', async () => {
    office.open('superadmin', '/dashboard/orders/order-2/show');
    const items = await screen.findByRole('table', { name: /^Barang/ });
    expect(textOf(items)).toContainEqual(['Diskon', 'Rp0']);
  });
});
