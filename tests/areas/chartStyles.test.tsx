import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { Features, transform } from 'lightningcss';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../support/backOffice';
import { factOf, press } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { orders } from '../support/smallWorld/orders';

const office = startBackOffice();
const sheet = document.createElement('style');
beforeAll(() => {
  // jsdom reads no nested rules.
  const sheets = ['ChartCard', 'StatCard'].map((name) =>
    transform({
      filename: name,
      code: readFileSync(`src/charts/${name}.css`),
      include: Features.Nesting,
    }).code.toString(),
  );
  sheet.textContent = sheets.join('\n');
  document.head.append(sheet);
});
afterAll(() => sheet.remove());

describe('The card of a bar chart', () => {
  beforeEach(() => layDown(office.api.db));

  /** Returns true if a card is only as high as its bars need, and not as high as the card beside it. */
  const isLow = (card: HTMLElement) => getComputedStyle(card).getPropertyValue('align-self') === 'start';
  const cardOf = async (title: string) => {
    const card = await screen.findByRole('region', { name: title });
    await within(card).findByRole('table');
    return card;
  };

  it('is low with two bars, unlike the card of a line chart, and as high as the card beside it with five bars, unless a filter leaves one', async () => {
    const person = office.open('keuangan', '/dashboard/report-transaction');
    const methods = await cardOf('Omzet per metode');
    expect(isLow(methods)).toBe(false);
    expect(isLow(await cardOf('10 toko teratas'))).toBe(true);
    expect(isLow(await cardOf('Omzet per hari'))).toBe(false);
    const card = within(methods);
    await person.click(card.getByRole('button', { name: 'Lihat sebagai tabel' }));
    await person.click(card.getByRole('button', { name: 'QRIS filter' }));
    await waitFor(() => expect(isLow(methods)).toBe(true));
    await person.click(card.getByRole('button', { name: 'Lihat sebagai tabel' }));
    expect(isLow(methods)).toBe(true);
    await press(person, 'Hapus filter Metode');
    await waitFor(() => expect(isLow(methods)).toBe(false));
  });
});

describe('A figure that moved the wrong way', () => {
  /** It is Friday 20 November 2026, 09.05 WIB. Today has fewer sales than yesterday, and one refund. */
  const sales = [
    ['2026-11-19T08:00:00+07:00', 300_000, 'LUNAS'],
    ['2026-11-19T08:10:00+07:00', 100_000, 'LUNAS'],
    ['2026-11-19T08:20:00+07:00', 50_000, 'DIKEMBALIKAN'],
    ['2026-11-20T08:00:00+07:00', 300_000, 'LUNAS'],
    ['2026-11-20T08:30:00+07:00', 150_000, 'DIKEMBALIKAN'],
  ] as const;
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
    const change = (await within(await factOf(label)).findByText(words)).closest('.change');
    if (!change) throw new Error(`'${words}' is no change`);
    return { hasArrow: change.querySelector('svg') !== null, colour: getComputedStyle(change).color };
  };

  /** Red is only for actions that cannot be undone, and for errors (docs/design.md). */
  const neutral = { hasArrow: true, colour: 'var(--text)' };
  const good = { hasArrow: true, colour: 'var(--success)' };

  it('has a word and an arrow in the report, and is not red: fewer sales, more refunds', async () => {
    office.open('keuangan', filtered('/dashboard/report-transaction', { period: 'hari-ini' }));
    expect(await moved('Jumlah transaksi', 'turun 33,3%')).toEqual(neutral);
    expect(await moved('Pengembalian dana', 'naik 200%')).toEqual(neutral);
    expect(await moved('Rata-rata per transaksi', 'naik 50%')).toEqual(good);
  });
});
