import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { textOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const path = '/dashboard/report-transaction';
const addressOf = (filter: object) => filtered(path, filter);
const omzet = async (figure: string) => {
  const card = (await screen.findByText('Omzet', { selector: 'dt' })).parentElement ?? document.body;
  expect(await within(card).findByText(figure)).toBeVisible();
};
const address = () => decodeURIComponent(location.search);

/** The week of the small world: Rp894.000 of clothes from Bandung, Rp234.000 of drinks from Depok. */
describe('The report by city and category', () => {
  it('is filtered by a city that is found by typing, until its chip is removed', async () => {
    const person = office.open('keuangan', path);
    await omzet('Rp1.128.000');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const choice = await screen.findByRole('combobox', { name: 'Kota Toko' });
    await waitFor(() => expect(choice).toBeEnabled());
    await person.click(choice);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Kota Bandung', 'Kota Depok']);
    await person.keyboard('depok{Enter}{Escape}');
    await omzet('Rp234.000');
    expect(address()).toContain('"city":"Kota Depok"');
    const methods = await screen.findByRole('table', { name: 'Omzet per metode' });
    expect(textOf(methods).slice(1)).toEqual([
      ['QRIS', '1', 'Rp129.500'],
      ['Bayar di Tempat', '1', 'Rp104.500'],
    ]);
    await person.click(await screen.findByRole('button', { name: 'Hapus filter Kota Toko' }));
    await omzet('Rp1.128.000');
    expect(address()).not.toContain('city');
  });

  it('is filtered by a category that is found by its own name and the name of its parent', async () => {
    const person = office.open('keuangan', path);
    await omzet('Rp1.128.000');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const choice = await screen.findByRole('combobox', { name: 'Kategori' });
    await waitFor(() => expect(choice).toBeEnabled());
    await person.click(choice);
    const options = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options()).toEqual(['Pakaian', 'Pakaian › Kemeja', 'Pangan', 'Pangan › Minuman']);
    await person.keyboard('pakaian kemeja');
    expect(options()).toEqual(['Pakaian › Kemeja']);
    await person.keyboard('{Enter}{Escape}');
    await omzet('Rp894.000');
    expect(address()).toContain('"category_id":"kategori-kemeja"');
    expect(screen.getByText('Pakaian › Kemeja', { selector: 'strong' })).toBeVisible();
  });

  it('includes the transactions of a category below the one in its address', async () => {
    office.open('keuangan', addressOf({ category_id: 'kategori-pangan' }));
    await omzet('Rp234.000');
    expect(await screen.findByRole('row', { name: /^Jumlah seluruh 2 transaksi/ })).toBeVisible();
  });

  it('shows both filters on paper', async () => {
    office.open('keuangan', addressOf({ city: 'Kota Depok', category_id: 'kategori-minuman' }));
    await omzet('Rp234.000');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const sheet = document.querySelector('.print-sheet header');
    await waitFor(() => expect(sheet).toHaveTextContent('KategoriPangan › Minuman'));
    expect(sheet).toHaveTextContent('Kota TokoKota Depok');
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  it.each([
    ['Kota Toko', 'cities'],
    ['Kategori', 'category-names'],
  ])('loads the choices of %s again after an error', async (label, read) => {
    const mend = office.answer(`GET */report-transaction/${read}`, { message: 'Gangguan' }, 400);
    const person = office.open('keuangan', path);
    await person.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByText('Pilihan gagal dimuat.')).toBeVisible();
    mend();
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toBeEnabled());
  });
});
