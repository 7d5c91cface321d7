import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { factOf, press, section, wordsOf } from '../../support/parts';
import { copies, layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';

const path = '/dashboard/report-transaction';

const { api, open } = startBackOffice();

/** It is Friday 20 November 2026, 09.05 WIB. */
beforeEach(() => layDown(api.db));

/** Twelve sales of this morning by QRIS: more than a page holds. */
const sellTwelve = () => {
  const [, sold] = orders;
  layDown(api.db, { orders: copies(sold, 12) });
};

const address = () => decodeURIComponent(location.search);
const pressed = () =>
  wordsOf(within(screen.getByRole('group', { name: 'Periode' })).getAllByRole('button', { pressed: true }));

describe('Report Transaction', () => {
  it('shows the sums of the rows on all pages, and says that only those on screen are printed by the command of the browser', async () => {
    sellTwelve();
    open('superadmin', path);
    expect(await screen.findByText('Menampilkan 1–10 dari 12 data')).toBeVisible();
    const foot = await screen.findByRole('row', { name: /^Jumlah seluruh 12 transaksi/ });
    expect(within(foot).getByText('Rp1.554.000')).toBeVisible();
    expect(within(foot).getByText('Rp69.000')).toBeVisible();

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(/^Hanya 10 transaksi yang tampil di layar/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('follows the period that was clicked last, even before the address has changed, and fills in its dates', async () => {
    open('superadmin', filtered(path, { period: 'bulan-lalu' }));
    await screen.findByRole('button', { name: 'Kustom' });
    const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
    click('Kustom');
    expect(await screen.findByLabelText('Dari')).toHaveValue('2026-10-01');
    expect(screen.getByLabelText('Sampai')).toHaveValue('2026-10-31');
    // Two clicks in a row, without time for the address to change.
    click('Bulan Ini');
    click('Kustom');
    await waitFor(() => expect(address()).toContain('"time_gte":"2026-11-01"'));
    expect(address()).toContain('"period":"kustom"');
    expect(screen.getByLabelText('Dari')).toHaveValue('2026-11-01');
    click('7 Hari');
    await waitFor(() => expect(pressed()).toEqual(['7 Hari']));
    click('Kustom');
    click('Kemarin');
    await waitFor(() => expect(address()).toContain('"period":"kemarin"'));
    expect(address()).not.toContain('time_');
    expect(pressed()).toEqual(['Kemarin']);
  });

  it('shortens a period of more than 366 days, and says so', async () => {
    open('superadmin', filtered(path, { period: 'kustom', time_gte: '2020-01-01' }));
    expect(
      await screen.findByText('Laporan maksimal 366 hari. Yang ditampilkan: 20 Nov 2025 – 20 Nov 2026.'),
    ).toBeVisible();
  });

  it('ignores invalid values in the address, and says that a period has no data', async () => {
    open('superadmin', filtered(path, { period: 'selamanya', time_gte: 'kemarin', bogus: 1 }));
    await factOf('Omzet');
    expect(pressed()).toEqual(['7 Hari']);
    expect(location.search).not.toContain('bogus');
    walkTo(filtered(path, { period: 'kustom', time_gte: '2001-01-01', time_lte: '2001-01-31' }));
    const card = await section('Omzet per hari');
    expect(await card.findByText('Belum ada data pada periode ini.')).toBeVisible();
  });

  it('shows the details of a row, and requests the days of a period', async () => {
    const person = open('superadmin', path);
    const [more] = await screen.findAllByRole('button', { name: /^Rincian INV/ });
    if (!more) throw new Error('no row');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await person.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');

    await press(person, 'Bulan Ini');
    await waitFor(() => expect(address()).toContain('"period":"bulan-ini"'));
    expect(await screen.findByText(/dari 7 data/)).toBeVisible();
    expect(pressed()).toEqual(['Bulan Ini']);
  });

  /** What the sheet says when the browser prints it. */
  const printed = () => {
    const sheet = { head: '', lines: 0, note: '' };
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const element = document.querySelector<HTMLElement>('.print-sheet');
      sheet.head = element?.querySelector('header')?.textContent ?? '';
      sheet.note = element?.textContent ?? '';
      sheet.lines = element?.querySelectorAll('tbody > tr').length ?? 0;
      window.dispatchEvent(new Event('afterprint'));
    });
    return { sheet, wasPrinted: () => waitFor(() => expect(print).toHaveBeenCalledOnce()) };
  };

  it('prints the rows of all pages, with the period, the filters and the name of the user', async () => {
    sellTwelve();
    const { sheet, wasPrinted } = printed();
    const person = open('keuangan', filtered(path, { period: 'bulan-ini', method: 'QRIS' }));
    await screen.findByText(/dari 12 data/);
    await press(person, 'Cetak');
    await wasPrinted();
    expect(sheet.lines).toBe(12);
    expect(sheet.head).toContain('1–20 Nov 2026');
    expect(sheet.head).toMatch(/MetodeQRIS.*oleh Hendra Wijaya/);
    expect(sheet.note).toContain('Seluruh 12 transaksi');
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });

  it('prints 2,000 rows at most, and the paper says how many there are', async () => {
    const [, sold] = orders;
    layDown(api.db, { orders: copies(sold, 101) });
    // Has fewer rows than it counts, because two thousand take seconds to draw.
    api.server.use(
      http.get('*/report-transaction', async ({ request }) => {
        const page = await api.answer(request);
        page?.headers.set('Content-Range', 'items 0-99/2001');
        return page;
      }),
    );
    const { sheet, wasPrinted } = printed();
    const person = open('keuangan', path);
    await screen.findByText(/dari 2\.001 data/);
    await press(person, 'Cetak');
    await wasPrinted();
    expect(sheet.lines).toBe(101);
    expect(sheet.note).toContain('101 transaksi pertama dari 2.001');
    expect(await screen.findByText(/101 dari 2\.000 baris/)).toBeVisible();
  });
});

it('an export of the report shows the default period as a filter, but not the comparison', async () => {
  const person = open('superadmin', filtered(path, { compare: 'tanpa' }));
  await screen.findByText(/^Menampilkan 1–/);
  await press(person, 'Ekspor');
  const shown = within(await screen.findByRole('dialog', { name: 'Ekspor Report Transaction' }));
  expect(shown.getByText('6 baris sesuai filter.')).toBeVisible();
  expect(wordsOf(shown.getAllByRole('listitem'))).toEqual(['Tanggal Transaksi: 14–20 Nov 2026']);
});
