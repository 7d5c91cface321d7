import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { copies, layDown } from '../../support/smallWorld';
import { consumers, drivers, sellers } from '../../support/smallWorld/people';
import { products } from '../../support/smallWorld/products';
import { textOf } from '../../support/tables';

const office = startBackOffice();

/** Every count is different, so that the test notices a swapped figure. */
beforeEach(() => {
  const [melati, anggrek] = sellers;
  const [sari, budi] = consumers;
  const [agus, wati] = drivers;
  const [batik, selendang, teh] = products;
  layDown(office.api.db, {
    'member-list/seller': [...copies(melati, 5), ...copies(anggrek, 4)],
    'consumer-list': [...copies(sari, 9), ...copies(budi, 2)],
    'member-list/driver': [...copies(agus, 6), ...copies(wati, 3)],
    'product-list': [...copies(batik, 8), ...copies(selendang, 1), ...copies(teh, 7)],
  });
});

/** The figure of a card. */
const figure = async (label: RegExp): Promise<string | null> => {
  const term = await screen.findByText(label, { selector: 'dt' });
  const [value] = await within(term.parentElement ?? document.body).findAllByRole('definition');
  return value?.textContent ?? null;
};

describe('the figures of the dashboard', () => {
  it('count the pending work and the active records of the marketplace, show the sales of today and of this month, and link to the lists that they count', async () => {
    office.open('superadmin', '/dashboard');
    await screen.findAllByText('Rp129.500');
    expect(await figure(/^Top-up menunggu verifikasi$/)).toBe('2');
    expect(await figure(/komplain/)).toBe('1');
    expect(await figure(/^Driver menunggu verifikasi$/)).toBe('3');
    expect(await figure(/^Produk menunggu tinjauan$/)).toBe('7');
    expect(await figure(/^Pelapak tidak aktif$/)).toBe('4');
    expect(await figure(/^Pelapak aktif$/)).toBe('5');
    expect(await figure(/^Driver aktif$/)).toBe('6');
    expect(await figure(/^Produk tayang$/)).toBe('8');
    expect(await figure(/^Konsumen aktif$/)).toBe('9');

    expect(await figure(/^Omzet hari ini$/)).toBe('Rp129.500');
    expect(await figure(/^Transaksi hari ini$/)).toBe('1');
    expect(await figure(/^Omzet bulan ini$/)).toBe('Rp1.345.500');
    expect(await figure(/^Komisi bulan ini$/)).toBe('Rp48.500');

    const wanted = [
      [/Top-up menunggu/, '/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' }],
      [/komplain/, '/dashboard/orders', { status: 'KOMPLAIN' }],
      [/Driver menunggu/, '/dashboard/member-list/driver', { status: 'MENUNGGU_VERIFIKASI' }],
      [/Produk menunggu/, '/dashboard/product-list', { status: 'DITINJAU' }],
      [/Pelapak tidak aktif/, '/dashboard/member-list/seller', { is_active: false }],
      [/Pelapak aktif/, '/dashboard/member-list/seller', { is_active: true }],
      [/Driver aktif/, '/dashboard/member-list/driver', { status: 'AKTIF' }],
      [/Produk tayang/, '/dashboard/product-list', { status: 'TAYANG' }],
      [/Konsumen aktif/, '/dashboard/consumer-list', { status: 'AKTIF' }],
    ] as const;
    for (const [name, to, filter] of wanted) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(filtered(to, filter));
    }
  });

  it('show the sales of the last 30 days by day and by payment method', async () => {
    office.open('superadmin', '/dashboard');
    const days = textOf(await screen.findByRole('table', { name: 'Omzet 30 hari terakhir' }));
    expect(days).toHaveLength(31);
    expect(days[1]).toEqual(['22 Okt 2026', '0', 'Rp0']);
    expect(days.filter(([, count]) => count === '1')).toEqual([
      ['13 Nov 2026', '1', 'Rp217.500'],
      ['14 Nov 2026', '1', 'Rp105.500'],
      ['16 Nov 2026', '1', 'Rp104.500'],
      ['17 Nov 2026', '1', 'Rp290.500'],
      ['18 Nov 2026', '1', 'Rp342.500'],
      ['19 Nov 2026', '1', 'Rp155.500'],
      ['20 Nov 2026', '1', 'Rp129.500'],
    ]);
    expect(textOf(await screen.findByRole('table', { name: /etode, 30 hari terakhir$/ })).slice(1)).toEqual([
      ['Virtual Account', '2', 'Rp446.000'],
      ['QRIS', '2', 'Rp347.000'],
      ['Dompet Digital', '1', 'Rp342.500'],
      ['Transfer Bank', '1', 'Rp105.500'],
      ['Bayar di Tempat', '1', 'Rp104.500'],
    ]);
  });
});
