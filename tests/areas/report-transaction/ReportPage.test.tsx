import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { reportRow } from '../../../src/areas/report-transaction/reportRowWire';
import { reportSummary } from '../../../src/areas/report-transaction/reportWire';
import { rangeBefore } from '../../../src/domain/comparison';
import { rangeOf } from '../../../src/domain/period';
import { groupedFigures, rupiah } from '../../../src/format/rupiah';
import { wibDate } from '../../../src/format/wibDate';
import { writtenRange } from '../../../src/format/writtenDate';
import { clientHeaders } from '../../mocks/api';
import { startBackOffice } from '../../support/backOffice';

const path = '/dashboard/report-transaction';
const addressOf = (filter: Record<string, unknown>) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const today = wibDate(new Date());

describe('Report Transaction', () => {
  const { api, open } = startBackOffice();

  /** What the server says by itself. */
  const ask = async <T,>(
    name: string,
    schema: z.ZodMiniType<T>,
    filter: Record<string, unknown>,
  ): Promise<T> => {
    const response = await fetch(
      `http://localhost:3000/users-services/api/v1/backoffice/report-transaction${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      {
        headers: { ...clientHeaders, Authorization: `Bearer ${api.signIn('superadmin').token.access_token}` },
      },
    );
    return schema.parse(await response.json());
  };
  const datesOf = ({ from, to }: { from: string; to: string }) => ({ time_gte: from, time_lte: to });
  const figure = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).parentElement as HTMLElement;
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Periode' }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);

  it('shows the figures of the last seven days, whole, beside those of the seven before', async () => {
    open('keuangan', path);
    const range = rangeOf('7-hari', today);
    const now = await ask('/summary', reportSummary, datesOf(range));
    const before = await ask('/summary', reportSummary, datesOf(rangeBefore('7-hari', range)));
    const omzet = await figure('Omzet');
    expect(await within(omzet).findByText(rupiah(now.total))).toBeVisible();
    const word = now.total > before.total ? /^naik/ : /^turun/;
    expect(await within(omzet).findByText(word)).toBeVisible();
    expect(
      await within(await figure('Jumlah transaksi')).findByText(groupedFigures(now.count)),
    ).toBeVisible();
    expect(pressed()).toEqual(['7 hari']);
  });

  it('sums the table over every page', async () => {
    open('superadmin', addressOf({ period: 'bulan-lalu' }));
    const range = rangeOf('bulan-lalu', today);
    const sums = await ask('/summary', reportSummary, datesOf(range));
    const rows = await ask('', z.array(reportRow), datesOf(range));
    expect(rows.length).toBeGreaterThan(10);
    const foot = await screen.findByRole('row', { name: /^Jumlah seluruh/ });
    expect(foot).toHaveTextContent(`Jumlah seluruh ${groupedFigures(rows.length)} transaksi`);
    expect(within(foot).getByText(rupiah(sums.total))).toBeVisible();
    expect(within(foot).getByText(rupiah(sums.komisi))).toBeVisible();
  });

  it('puts the period into the address, and asks for its days', async () => {
    const person = open('superadmin', path);
    await person.click(await screen.findByRole('button', { name: 'Bulan lalu' }));
    await waitFor(() => expect(decodeURIComponent(location.search)).toContain('"period":"bulan-lalu"'));
    const { from, to } = rangeOf('bulan-lalu', today);
    const { count } = await ask('/summary', reportSummary, { time_gte: from, time_lte: to });
    expect(await screen.findByText(new RegExp(`dari ${groupedFigures(count)} data`))).toBeVisible();
    expect(pressed()).toEqual(['Bulan lalu']);
  });

  it('offers both dates for a period of one’s own, beginning with those shown', async () => {
    const person = open('superadmin', addressOf({ period: 'bulan-lalu' }));
    await person.click(await screen.findByRole('button', { name: 'Kustom' }));
    const { from, to } = rangeOf('bulan-lalu', today);
    expect(await screen.findByLabelText('Dari')).toHaveValue(from);
    expect(screen.getByLabelText('Sampai')).toHaveValue(to);
  });

  it('begins with the period that was pressed last, though its address is still to come', async () => {
    open('superadmin', path);
    const lastMonth = await screen.findByRole('button', { name: 'Bulan lalu' });
    // One right after the other, with no moment in between for the address.
    act(() => lastMonth.click());
    act(() => screen.getByRole('button', { name: 'Kustom' }).click());
    const { from, to } = rangeOf('bulan-lalu', today);
    await waitFor(() => expect(decodeURIComponent(location.search)).toContain('"period":"kustom"'));
    expect(decodeURIComponent(location.search)).toContain(`"time_gte":"${from}"`);
    expect(screen.getByLabelText('Dari')).toHaveValue(from);
    expect(screen.getByLabelText('Sampai')).toHaveValue(to);
  });

  it('shortens a period that is too long, and says so', async () => {
    open('superadmin', addressOf({ period: 'kustom', time_gte: '2020-01-01', time_lte: today }));
    expect(await screen.findByText(/^Laporan maksimal 366 hari/)).toBeVisible();
  });

  it('makes nothing of an address that makes no sense', async () => {
    open('superadmin', addressOf({ period: 'selamanya', time_gte: 'kemarin', bogus: 1 }));
    await figure('Omzet');
    expect(pressed()).toEqual(['7 hari']);
    expect(location.search).not.toContain('bogus');
  });

  it('filters figures, charts and rows alike by shop, method and state', async () => {
    const person = open('superadmin', addressOf({ period: 'bulan-lalu' }));
    await person.click(await screen.findByRole('button', { name: /^Filter/ }));
    await person.selectOptions(await screen.findByLabelText('Metode'), 'QRIS');
    const { from, to } = rangeOf('bulan-lalu', today);
    const sums = await ask('/summary', reportSummary, { time_gte: from, time_lte: to, method: 'QRIS' });
    await person.keyboard('{Escape}');
    expect(await within(await figure('Omzet')).findByText(rupiah(sums.total))).toBeVisible();
    const methods = await screen.findByRole('table', { name: 'Omzet per metode' });
    await waitFor(() => expect(within(methods).getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Hapus filter Metode' })).toBeVisible();
  });

  it('has a table behind each chart, which can be looked at', async () => {
    const person = open('superadmin', path);
    const card = await screen.findByRole('region', { name: 'Omzet per hari' });
    const table = await within(card).findByRole('table', { name: 'Omzet per hari' });
    // A head, and each of the seven days, those without transactions too.
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    const toggle = within(card).getByRole('button', { name: 'Lihat sebagai tabel' });
    await person.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(within(card).getByRole('table')).toBeVisible();
  });

  it('keeps the rest when one part fails, and tries again', async () => {
    let failing = true;
    api.server.use(
      http.get('*/report-transaction/stores', () =>
        failing ? HttpResponse.json({ message: 'Gangguan' }, { status: 400 }) : undefined,
      ),
    );
    const person = open('superadmin', path);
    const card = await screen.findByRole('region', { name: '10 toko teratas' });
    expect(await within(card).findByText('10 toko teratas gagal dimuat.')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Omzet per metode' })).toBeInTheDocument();
    failing = false;
    await person.click(within(card).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(card).findByRole('table', { name: '10 toko teratas' })).toBeInTheDocument();
  });

  it('says that a period is empty', async () => {
    open('superadmin', addressOf({ period: 'kustom', time_gte: '2001-01-01', time_lte: '2001-01-31' }));
    const card = await screen.findByRole('region', { name: 'Omzet per hari' });
    expect(await within(card).findByText('Belum ada data pada periode ini.')).toBeVisible();
  });

  it('is printed whole, saying what it covers and who printed it', async () => {
    const { from, to } = rangeOf('bulan-lalu', today);
    const { count } = await ask('/summary', reportSummary, { time_gte: from, time_lte: to, method: 'QRIS' });
    let paper = '';
    let lines = 0;
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const sheet = document.querySelector<HTMLElement>('.print-sheet');
      paper = sheet?.querySelector('header')?.textContent ?? '';
      lines = sheet ? within(sheet).getAllByRole('row', { hidden: true, name: /INV/ }).length : 0;
      window.dispatchEvent(new Event('afterprint'));
    });
    const person = open('keuangan', addressOf({ period: 'bulan-lalu', method: 'QRIS' }));
    await screen.findByText(new RegExp(`dari ${groupedFigures(count)} data`));
    await person.click(screen.getByRole('button', { name: 'Cetak' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(lines).toBe(count);
    expect(count).toBeGreaterThan(10);
    expect(paper).toContain(writtenRange(from, to));
    expect(paper).toMatch(/MetodeQRIS.*oleh Hendra Wijaya/);
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });

  it('printed by the browser’s own command says that it holds no more than the screen', async () => {
    open('superadmin', path);
    await screen.findByText(/Menampilkan 1–10/);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/^Hanya 10 transaksi yang tampil di layar/)).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  it('keeps what a row is made of behind a button where rows are cards', async () => {
    const person = open('superadmin', path);
    const [more] = await screen.findAllByRole('button', { name: /^Rincian INV/ });
    if (!more) throw new Error('no row');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await person.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('asks nothing of whom it does not concern', async () => {
    open('adminpelapak', path);
    expect(await screen.findByText('Not allowed to access this page')).toBeVisible();
  });
});
