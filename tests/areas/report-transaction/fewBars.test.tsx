import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();
const sheet = document.createElement('style');
beforeAll(() => {
  sheet.textContent = readFileSync('src/charts/ChartCard.css', 'utf8');
  document.head.append(sheet);
});
afterAll(() => sheet.remove());
beforeEach(() => layDown(office.api.db));

/** Returns true if a card is only as high as its bars need, and not as high as the card beside it. */
const isLow = async (title: string) => {
  const card = await screen.findByRole('region', { name: title });
  await within(card).findByRole('table');
  return getComputedStyle(card).getPropertyValue('align-self') === 'start';
};
const methods = 'Omzet per metode';

describe('The card of a bar chart', () => {
  it('is as high as the card beside it with five bars, and low if a filter leaves one bar', async () => {
    const person = office.open('keuangan', '/dashboard/report-transaction');
    expect(await isLow(methods)).toBe(false);
    const card = within(screen.getByRole('region', { name: methods }));
    await person.click(card.getByRole('button', { name: 'Lihat sebagai tabel' }));
    await person.click(card.getByRole('button', { name: 'QRIS filter' }));
    await waitFor(async () => expect(await isLow(methods)).toBe(true));
    await person.click(card.getByRole('button', { name: 'Lihat sebagai tabel' }));
    expect(await isLow(methods)).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Hapus filter Metode' }));
    await waitFor(async () => expect(await isLow(methods)).toBe(false));
  });

  it('is low with two bars, unlike the card of a line chart', async () => {
    office.open('keuangan', '/dashboard/report-transaction');
    expect(await isLow('10 toko teratas')).toBe(true);
    expect(await isLow('Omzet per hari')).toBe(false);
  });
});
