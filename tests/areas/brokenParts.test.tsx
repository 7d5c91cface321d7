import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { factOf, press, section } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { orders } from '../support/smallWorld/orders';

const office = startBackOffice();

afterEach(() => vi.unstubAllGlobals());

/** Makes the browser fail at writing some numbers or dates, as it does with a value that nobody foresaw. */
const failToWrite = (formatter: { format: unknown }, isRefused: (value: unknown) => boolean) => {
  const original = Object.getOwnPropertyDescriptor(formatter, 'format');
  return vi.spyOn(formatter, 'format', 'get').mockImplementation(function (this: unknown) {
    const write = original?.get?.call(this) as (value: unknown) => string;
    return (value: unknown) => {
      if (isRefused(value)) throw new RangeError('not to be written');
      return write(value);
    };
  });
};

const isInstant = (instant: string) => (value: unknown) => Number(value) === Date.parse(instant);

// React logs each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const sentence = 'Bagian ini gagal ditampilkan.';

describe('the page stays if it fails to show', () => {
  it('any picture', async () => {
    layDown(office.api.db);
    const source = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    source.mockImplementation(function (this: HTMLImageElement, address) {
      if (address !== '/icon.svg') throw new TypeError('blocked by an extension');
      this.setAttribute('src', address);
    });
    const person = office.open('superadmin', '/dashboard/product-list');
    expect(await screen.findByText(/^Menampilkan 1–/)).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
    await press(person, /Ratna Kusumawardani/);
    expect(await screen.findByRole('button', { name: 'Keluar' })).toBeVisible();
  });

  it('a count of the menu', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => window.setTimeout(callback, 0));
    office.answer('GET */backoffice/counts', undefined, 404);
    office.answer('GET */backoffice/top-up', [], { total: 4321 });
    const asked = vi.fn();
    failToWrite(Intl.NumberFormat.prototype, (value) => {
      if (value === 4321) asked();
      return value === 4321;
    });
    office.open('keuangan', '/dashboard/profile');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Top-Up Saldo' })).toBeVisible();
  });

  it('one row of a list, which says so and can be tried again', async () => {
    const [one] = orders;
    const broken = { ...one, created_at: '2026-11-18T01:02:03+07:00', invoice_no: 'INV/1' };
    const other = { ...one, id: 'lain', created_at: '2026-11-18T02:02:03+07:00', invoice_no: 'INV/2' };
    layDown(office.api.db, { orders: [broken, other] });
    const failing = failToWrite(Intl.DateTimeFormat.prototype, isInstant('2026-11-18T01:02:03+07:00'));
    const person = office.open('superadmin', '/dashboard/orders');
    expect(await screen.findByText('INV/2')).toBeVisible();
    const row = (await screen.findByText(sentence)).closest('tr') as HTMLElement;
    failing.mockRestore();
    await person.click(within(row).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('INV/1')).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('figures, charts and sums of the report, of which the charts say so', async () => {
    layDown(office.api.db);
    const failing = failToWrite(Intl.NumberFormat.prototype, (value) => Number(value) > 100_000);
    const person = office.open('superadmin', '/dashboard/report-transaction');
    const chart = await section('Omzet per hari');
    // It is tried again when the figures of the period before come.
    await waitFor(() => expect(chart.getByText(sentence)).toBeVisible());
    expect(within(await factOf('Omzet')).getByText('–')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Daftar transaksi' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Report Transaction' })).toBeVisible();
    failing.mockRestore();
    await person.click(chart.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(chart.queryByText(sentence)).toBeNull());
  });

  it('the notes of a record, which say so and can be tried again', async () => {
    const driver = office.first('member-list/driver');
    office.api.db.notes.put({
      id: 'catatan-1',
      subject: `member-list/driver ${driver.id}`,
      author_id: 'a',
      author: 'Bambang Sutrisno',
      text: 'Jangan dihubungi pagi hari',
      created_at: '2026-11-18T10:00:00+07:00',
      edited_at: null,
    });
    const relative = vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format').mockImplementation(() => {
      throw new RangeError('not to be written');
    });
    const person = office.open('superadmin', `/dashboard/member-list/driver/${driver.id}/show`);
    const notes = await section('Catatan');
    expect(await notes.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Linimasa' })).toBeVisible();
    relative.mockRestore();
    await person.click(notes.getByRole('button', { name: 'Coba lagi' }));
    expect(await notes.findByText('Jangan dihubungi pagi hari')).toBeVisible();
  });

  it('the timeline of a record', async () => {
    const driver = office.first('member-list/driver');
    const at = '2026-11-18T03:04:05+07:00';
    const entry = {
      action: 'create',
      from: '',
      to: 'AKTIF',
      actor: 'Bambang',
      actor_id: 'a',
      at,
      reason: '',
    };
    office.table('member-list/driver').put({ ...driver, history: [entry] });
    failToWrite(Intl.DateTimeFormat.prototype, isInstant(at));
    office.open('superadmin', `/dashboard/member-list/driver/${driver.id}/show`);
    const timeline = await section('Linimasa');
    expect(await timeline.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Catatan' })).toBeVisible();
  });
});
