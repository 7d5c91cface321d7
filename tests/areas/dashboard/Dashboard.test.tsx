import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import { filtered, found, startBackOffice } from '../../support/backOffice';
import { confirm, factOf, pageTitled, press, section } from '../../support/parts';
import { copies, layDown } from '../../support/smallWorld';
import { consumers, drivers, sellers } from '../../support/smallWorld/people';
import { products } from '../../support/smallWorld/products';
import { textOf } from '../../support/tables';

describe('home (specification §2 "/dashboard")', () => {
  const { open, api, admin } = startBackOffice();
  const shortcuts = async () =>
    within(await screen.findByRole('navigation', { name: 'Menu Anda' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('greets by name and role, and links a user with all permissions to every area', async () => {
    const person = open('superadmin', '/dashboard');
    expect(await pageTitled('Selamat datang, Ratna Kusumawardani')).toBeVisible();
    expect(screen.getByText(/Anda masuk sebagai Super Admin/)).toBeVisible();

    expect(await shortcuts()).toHaveLength(11);
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Orderan' }));
    expect(await pageTitled('Orderan')).toBeVisible();
  });

  it('greets a person whose name and role the server does not know, whose profile button keeps a name', async () => {
    adminTable(api.db.collections).put({ ...admin('superadmin'), full_name: '' });
    const roles = roleTable(api.db.collections);
    roles.put({ ...found(roles.all(), ({ id }) => id === 'peran-superadmin'), name: '' });
    open('superadmin', '/dashboard');
    expect(await pageTitled('Selamat datang')).toBeVisible();
    expect(screen.queryByText(/Anda masuk sebagai/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible();
  });

  it('links only to the areas that the user may open, in the order of the menu', async () => {
    open('keuangan', '/dashboard');
    expect(await shortcuts()).toEqual([
      ['Top-Up Saldo', '/dashboard/top-up'],
      ['Report Transaction', '/dashboard/report-transaction'],
    ]);
  });
});

describe('cards and pending work of the home page (docs/areas.md)', () => {
  const { answer, api, open, table } = startBackOffice();
  const waitingTopUps = () =>
    table('top-up')
      .all()
      .filter(({ status }) => status === 'MENUNGGU_VERIFIKASI');
  const askedFor = () =>
    api.received
      .map(({ path }) => /backoffice\/((?:member-list\/)?[a-z-]+)/.exec(path)?.[1])
      .filter((name) => name !== undefined);

  /** The lists that the joint calls counted, in the order of the calls. */
  const countedLists = () =>
    api.receivedAt('GET backoffice/counts').flatMap(({ path }) => {
      const lists = new URL(path, location.origin).searchParams.get('lists') ?? '{}';
      return Object.values(JSON.parse(lists) as Record<string, { resource: string }>).map(
        ({ resource }) => resource,
      );
    });

  it('counts pending work in one call, links to the pending top-ups, and updates the count after one was approved', async () => {
    const person = open('superadmin', '/dashboard');
    const waiting = waitingTopUps();
    const topUps = await factOf('Top-up menunggu verifikasi');
    expect(await within(topUps).findByText(String(waiting.length))).toBeVisible();
    expect((await section('Perlu ditindaklanjuti')).getAllByRole('term')).toHaveLength(5);
    const lists = ['top-up', 'orders', 'member-list/driver', 'product-list', 'member-list/seller'];
    expect(countedLists().slice(0, 5)).toEqual(lists);
    const [first] = askedFor().filter((name) => name !== 'profile');
    expect(first).toBe('counts');
    expect(askedFor()).not.toContain('top-up');
    await person.click(within(topUps).getByRole('link', { name: /^Tinjau: / }));
    expect(await pageTitled('Top-Up Saldo')).toBeVisible();
    expect(decodeURIComponent(location.search)).toContain('"status":"MENUNGGU_VERIFIKASI"');

    await person.click(await screen.findByRole('link', { name: String(waiting[0]?.request_code) }));
    await press(person, 'Setujui');
    await confirm(person, 'Setujui');
    await screen.findByText(/disetujui\. Saldo sudah ditambahkan\.$/);
    // Reachable again once the dialog has closed.
    await person.click(await screen.findByRole('link', { name: 'Dashboard' }));
    const again = await factOf('Top-up menunggu verifikasi');
    expect(await within(again).findByText(String(waiting.length - 1))).toBeVisible();
  });

  it('says if nothing is pending, without a link', async () => {
    const orders = table('orders');
    for (const { id, status } of orders.all()) if (status === 'KOMPLAIN') orders.remove(id);
    open('superadmin', '/dashboard');
    const complaints = await factOf('Pesanan dengan komplain');
    expect(await within(complaints).findByText('Tidak ada yang menunggu')).toBeVisible();
    expect(within(complaints).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows and requests only the parts that the permissions of the user cover', async () => {
    open('adminpelapak', '/dashboard');
    const pending = await section('Perlu ditindaklanjuti');
    await within(await factOf('Pelapak tidak aktif')).findByRole('link');
    expect(pending.getAllByRole('term')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Penjualan' })).toBeNull();
    await within(await factOf('Pelapak aktif')).findByRole('link');
    expect([...new Set(askedFor())]).toEqual(['counts']);
    expect([...new Set(countedLists())]).toEqual(['member-list/seller']);
  });

  it('does not request the lists instead after a network error', async () => {
    api.server.use(http.get('*/backoffice/counts', () => HttpResponse.error()));
    open('keuangan', '/dashboard');
    const topUps = await factOf('Top-up menunggu verifikasi');
    const failure = await within(topUps).findByRole('alert', {}, { timeout: 15_000 });
    expect(failure).toHaveTextContent('gagal dimuat');
    expect(askedFor()).not.toContain('top-up');
  });

  it('keeps the page when one card fails, and loads that card again with Coba lagi', async () => {
    answer('GET */backoffice/counts', undefined, 404);
    answer('GET */backoffice/top-up', { message: 'Gangguan' }, 400);
    answer('GET */report-transaction/series', 'bukan deret');
    const person = open('superadmin', '/dashboard');
    const topUps = await factOf('Top-up menunggu verifikasi');
    expect(await within(topUps).findByRole('alert')).toHaveTextContent('gagal dimuat');
    expect(within(topUps).getByRole('definition')).toHaveTextContent('gagal dimuat');
    const chart = await section('Omzet 30 hari terakhir');
    expect(await chart.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('table', { name: /^Omzet per metode, 30 hari/ })).toBeInTheDocument();
    api.server.resetHandlers();
    await person.click(within(topUps).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(topUps).findByRole('link')).toBeVisible();
    await person.click(chart.getByRole('button', { name: 'Coba lagi' }));
    expect(await chart.findByRole('table')).toBeInTheDocument();
  });
});

describe('the figures of the dashboard', () => {
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
    const [value] = await within(await factOf(label)).findAllByRole('definition');
    return value?.textContent ?? null;
  };

  it('count the pending work and the active records of the marketplace, show the sales of today, of this month and of the last 30 days, and link to the lists that they count', async () => {
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
