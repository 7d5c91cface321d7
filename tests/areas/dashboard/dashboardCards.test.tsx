import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

describe('cards and pending work of the home page (docs/areas.md)', () => {
  const { api, open, answer, table } = startBackOffice();
  const section = (name: string) => screen.findByRole('region', { name });
  const card = async (region: HTMLElement, label: string) =>
    (await within(region).findByText(label, { selector: 'dt' })).parentElement as HTMLElement;
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

  it('counts the pending top-ups, links to their list, and updates the count after one was approved', async () => {
    const person = open('superadmin', '/dashboard');
    const waiting = waitingTopUps();
    const topUps = await card(await section('Perlu ditindaklanjuti'), 'Top-up menunggu verifikasi');
    expect(await within(topUps).findByText(String(waiting.length))).toBeVisible();
    await person.click(within(topUps).getByRole('link', { name: /^Tinjau: / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Top-Up Saldo' })).toBeVisible();
    expect(decodeURIComponent(location.search)).toContain('"status":"MENUNGGU_VERIFIKASI"');

    await person.click(await screen.findByRole('link', { name: String(waiting[0]?.request_code) }));
    await person.click(await screen.findByRole('button', { name: 'Setujui' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Setujui' }),
    );
    await screen.findByText(/disetujui\. Saldo sudah ditambahkan\.$/);
    // Reachable again once the dialog has closed.
    await person.click(await screen.findByRole('link', { name: 'Dashboard' }));
    const again = await card(await section('Perlu ditindaklanjuti'), 'Top-up menunggu verifikasi');
    expect(await within(again).findByText(String(waiting.length - 1))).toBeVisible();
  });

  it('says if nothing is pending, without a link', async () => {
    const orders = table('orders');
    for (const order of orders.all()) {
      if (order.status === 'KOMPLAIN') orders.put({ ...order, status: 'SELESAI' });
    }
    open('superadmin', '/dashboard');
    const complaints = await card(await section('Perlu ditindaklanjuti'), 'Pesanan dengan komplain');
    expect(await within(complaints).findByText('Tidak ada yang menunggu')).toBeVisible();
    expect(within(complaints).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows and requests only the parts that the permissions of the user cover', async () => {
    open('adminpelapak', '/dashboard');
    const pending = await section('Perlu ditindaklanjuti');
    await within(await card(pending, 'Pelapak tidak aktif')).findByRole('link');
    expect(within(pending).getAllByRole('term')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Penjualan' })).not.toBeInTheDocument();
    await within(await card(await section('Marketplace saat ini'), 'Pelapak aktif')).findByRole('link');
    expect([...new Set(askedFor())]).toEqual(['counts']);
    expect([...new Set(countedLists())]).toEqual(['member-list/seller']);
  });

  it('requests all counts of pending work in one call', async () => {
    open('superadmin', '/dashboard');
    const pending = await section('Perlu ditindaklanjuti');
    await within(await card(pending, 'Top-up menunggu verifikasi')).findByRole('link');
    expect(within(pending).getAllByRole('term')).toHaveLength(5);
    expect(countedLists().slice(0, 5)).toEqual([
      'top-up',
      'orders',
      'member-list/driver',
      'product-list',
      'member-list/seller',
    ]);
    const [first] = askedFor().filter((name) => name !== 'profile');
    expect(first).toBe('counts');
    expect(askedFor()).not.toContain('top-up');
  });

  it('requests the counts from the lists if the host does not support the joint call', async () => {
    answer('GET */backoffice/counts', undefined, 404);
    open('keuangan', '/dashboard');
    const topUps = await card(await section('Perlu ditindaklanjuti'), 'Top-up menunggu verifikasi');
    expect(await within(topUps).findByText(String(waitingTopUps().length))).toBeVisible();
    expect(askedFor()).toContain('top-up');
  });

  it('does not request the lists instead after a network error', async () => {
    api.server.use(http.get('*/backoffice/counts', () => HttpResponse.error()));
    open('keuangan', '/dashboard');
    const topUps = await card(await section('Perlu ditindaklanjuti'), 'Top-up menunggu verifikasi');
    expect(await within(topUps).findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'gagal dimuat',
    );
    expect(askedFor()).not.toContain('top-up');
  });

  it('keeps the page when one card fails, and loads that card again with Coba lagi', async () => {
    let failing = true;
    api.server.use(
      http.get('*/backoffice/counts', () => (failing ? new HttpResponse(null, { status: 404 }) : undefined)),
      http.get('*/backoffice/top-up', () =>
        failing ? HttpResponse.json({ message: 'Gangguan' }, { status: 400 }) : undefined,
      ),
      http.get('*/report-transaction/series', () => (failing ? HttpResponse.json('bukan deret') : undefined)),
    );
    const person = open('superadmin', '/dashboard');
    const topUps = await card(await section('Perlu ditindaklanjuti'), 'Top-up menunggu verifikasi');
    expect(await within(topUps).findByRole('alert')).toHaveTextContent('gagal dimuat');
    expect(within(topUps).getByRole('definition')).toHaveTextContent('gagal dimuat');
    const chart = await screen.findByRole('region', { name: 'Omzet 30 hari terakhir' });
    expect(await within(chart).findByRole('alert')).toBeVisible();
    expect(
      await screen.findByRole('table', { name: 'Omzet per metode, 30 hari terakhir' }),
    ).toBeInTheDocument();
    failing = false;
    await person.click(within(topUps).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(topUps).findByRole('link')).toBeVisible();
    await person.click(within(chart).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(within(chart).getByRole('table')).toBeInTheDocument());
  });
});
