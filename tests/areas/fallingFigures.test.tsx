import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { layDown } from '../support/smallWorld';
import { orders } from '../support/smallWorld/orders';

/** It is Friday 20 November 2026, 09.05 WIB. Today has fewer sales than yesterday, and one refund. */
const sales = [
  ['2026-11-19T08:00:00+07:00', 300_000, 'LUNAS'],
  ['2026-11-19T08:10:00+07:00', 100_000, 'LUNAS'],
  ['2026-11-19T08:20:00+07:00', 50_000, 'DIKEMBALIKAN'],
  ['2026-11-20T08:00:00+07:00', 300_000, 'LUNAS'],
  ['2026-11-20T08:30:00+07:00', 150_000, 'DIKEMBALIKAN'],
] as const;

const office = startBackOffice();
const sheet = document.createElement('style');
beforeAll(() => {
  sheet.textContent = ['StatCard'].map((name) => readFileSync(`src/charts/${name}.css`, 'utf8')).join('\n');
  document.head.append(sheet);
});
afterAll(() => sheet.remove());
beforeEach(() => {
  const [, paid] = orders;
  layDown(office.api.db, {
    orders: sales.map(([created_at, total, payment_status]) => ({
      ...paid,
      id: created_at,
      created_at,
      total,
      payment_status,
    })),
  });
});

/** Finds the text about the change of a card's figure. Returns its colour, and true if it has an arrow. */
const moved = async (label: string, words: string) => {
  const card = (await screen.findByText(label, { selector: 'dt' })).parentElement;
  const change = (await within(card ?? document.body).findByText(words)).closest('.change');
  if (!change) throw new Error(`'${words}' is no change`);
  return { hasArrow: change.querySelector('svg') !== null, colour: getComputedStyle(change).color };
};

/** Red is only for actions that cannot be undone, and for errors (docs/design.md). */
const neutral = { hasArrow: true, colour: 'var(--text)' };
const good = { hasArrow: true, colour: 'var(--success)' };

describe('A figure that moved the wrong way', () => {
  it('has a word and an arrow in the report, and is not red: fewer sales, more refunds', async () => {
    const filter = encodeURIComponent(JSON.stringify({ period: 'hari-ini' }));
    office.open('keuangan', `/dashboard/report-transaction?filter=${filter}`);
    expect(await moved('Jumlah transaksi', 'turun 33,3%')).toEqual(neutral);
    expect(await moved('Pengembalian dana', 'naik 200%')).toEqual(neutral);
    expect(await moved('Rata-rata per transaksi', 'naik 50%')).toEqual(good);
  });

  it('has a word and an arrow on the dashboard, and is not red', async () => {
    office.open('keuangan', '/dashboard');
    expect(await moved('Transaksi hari ini', 'turun 33,3%')).toEqual(neutral);
  });
});
