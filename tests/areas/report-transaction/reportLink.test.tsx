import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { factOf, press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();
/** It is Friday 20 November 2026, 09.05 WIB. */
beforeEach(() => layDown(office.api.db));

const path = '/dashboard/report-transaction';
const open = (filter?: object) => office.open('keuangan', filter ? filtered(path, filter) : path);
const address = () => decodeURIComponent(location.search);
const pressed = async () => {
  const periods = within(await screen.findByRole('group', { name: 'Periode' }));
  return wordsOf(periods.getAllByRole('button', { pressed: true }));
};
const card = async (label: string) => within(await factOf(label));

/** The filter of the link that 'Salin tautan' copies. */
const copied = async (filter?: object): Promise<unknown> => {
  const person = open(filter);
  await press(person, 'Tampilan');
  await press(person, 'Salin tautan');
  expect(await screen.findByText('Tautan disalin. Tanggalnya tetap meskipun dibuka besok.')).toBeVisible();
  await person.keyboard('{Escape}');
  return JSON.parse(new URL(await navigator.clipboard.readText()).searchParams.get('filter') ?? '');
};

describe('a link that is copied from the report', () => {
  it.each([
    [undefined, '7-hari', '2026-11-14', '2026-11-20'],
    [
      { period: 'kustom', time_gte: '2026-11-17', method: 'QRIS', compare: 'tahun-lalu' },
      'kustom',
      '2026-11-17',
      '2026-11-20',
    ],
  ])(
    'contains the dates that are shown and the other filters: %j, and selects the same period on the same day',
    async (filter, period, time_gte, time_lte) => {
      const link = { ...filter, period, time_gte, time_lte };
      expect(await copied(filter)).toEqual(link);
      if (!filter) expect(address()).not.toContain('time_gte');
      const selected = await pressed();
      walkTo(filtered(path, link));
      await waitFor(() => expect(address()).toContain('time_gte'));
      expect(await pressed()).toEqual(selected);
    },
  );

  const week = { period: '7-hari', time_gte: '2026-11-14', time_lte: '2026-11-20' };

  it('keeps its comparison on a later day: a month with the month before', async () => {
    vi.setSystemTime('2026-12-03T08:00:00+07:00');
    open({ period: 'bulan-lalu', time_gte: '2026-10-01', time_lte: '2026-10-31' });
    expect(await (await card('Omzet')).findByText('Belum ada transaksi 1–30 Sep 2026')).toBeVisible();
  });

  it('shows the same dates on a later day, as a custom period, which can be changed to other dates, or to the current ones', async () => {
    vi.setSystemTime('2026-11-24T08:00:00+07:00');
    const person = open(week);
    expect(await pressed()).toEqual(['Kustom']);
    const omzet = await card('Omzet');
    expect(await omzet.findByText('Rp1.128.000')).toBeVisible();
    expect(await omzet.findByText('dibanding 7–13 Nov 2026')).toBeVisible();
    expect(screen.getByLabelText('Sampai')).toHaveValue('2026-11-20');
    const from = await screen.findByLabelText('Dari');
    expect(from).toHaveValue('2026-11-14');
    await person.clear(from);
    await person.type(from, '2026-11-18{Enter}');
    await waitFor(() => expect(address()).toContain('"time_gte":"2026-11-18"'));
    expect(address()).toContain('"period":"kustom"');
    expect(await omzet.findByText(/15–17 Nov 2026/)).toBeVisible();
    await press(person, '7 Hari');
    await waitFor(() => expect(address()).not.toContain('time_'));
    expect(screen.getByText('18–24 Nov 2026')).toBeVisible();
  });
});
