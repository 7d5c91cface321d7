import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { copies, layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';
import { actionBar, openProducts, pageBox, rowBoxes } from './productBulk';

const office = startBackOffice();

const checked = async (): Promise<boolean[]> =>
  (await rowBoxes()).map((box) => (box as HTMLInputElement).checked);
const only = (...places: number[]): boolean[] =>
  Array.from({ length: 10 }, (_, index) => places.includes(index + 1));
/** Opens the products; `box` is the checkbox of a row, from 1. */
const open = async (state?: string) => {
  const { person, boxes } = await openProducts(office, state);
  return { person, box: (place: number) => boxes[place - 1] as HTMLElement };
};

describe('the checkboxes of a list', () => {
  it('have the names of their records', async () => {
    const { box } = await open();
    const first = box(1);
    const [, row] = screen.getAllByRole('row');
    expect(row).toContainElement(first);
    const name = first.getAttribute('aria-label')?.replace(/^Pilih /, '') ?? '';
    expect(row).toHaveTextContent(name);
    expect(name).not.toBe('');
  });

  it.each([
    '/dashboard/top-up',
    '/dashboard/orders',
    '/dashboard/master-data/banner-information',
    '/dashboard/access-management',
    '/dashboard/member-list/user-admin',
  ])('do not exist on %s, because money and rights are decided one by one', async (path) => {
    office.open('superadmin', path);
    await screen.findAllByRole('row');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('select one row, which they do not open, and with Shift all rows up to another', async () => {
    const { person, box } = await open();
    await person.click(box(2));
    expect(await screen.findByText('1 produk dipilih')).toBeVisible();
    expect(location.pathname).toBe('/dashboard/product-list');
    const clickWithShift = async (place: number) => {
      await person.keyboard('{Shift>}');
      await person.click(box(place));
      await person.keyboard('{/Shift}');
    };
    await clickWithShift(5);
    expect(await checked()).toEqual(only(2, 3, 4, 5));
    expect(await screen.findByText('4 produk dipilih')).toBeVisible();
    await clickWithShift(4);
    expect(await checked()).toEqual(only(2, 3));
  });

  it('select a range by Shift and the space bar, also upwards', async () => {
    const { person, box } = await open();
    box(6).focus();
    await person.keyboard(' ');
    box(4).focus();
    await person.keyboard('{Shift>} {/Shift}');
    expect(await checked()).toEqual(only(4, 5, 6));
  });

  it('are all switched by the checkbox in the header, which is mixed while only some are checked', async () => {
    const { person, box } = await open();
    expect(pageBox()).not.toBeChecked();
    await person.click(box(3));
    expect(pageBox()).toBePartiallyChecked();
    await person.click(pageBox());
    expect(await checked()).toEqual(only(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    expect(pageBox()).toBeChecked();
    expect(pageBox()).not.toBePartiallyChecked();
    await person.click(pageBox());
    expect(await checked()).toEqual(only());
    expect(screen.queryByText(/produk dipilih$/)).toBeNull();
  });

  it('stay checked on other pages, and are all unchecked by one button', async () => {
    const { person, box } = await open();
    await person.click(box(1));
    await person.click(screen.getByRole('button', { name: 'Halaman 2' }));
    await screen.findByText(/^Menampilkan 11–20 dari/);
    await person.click(pageBox());
    expect(await screen.findByText('11 produk dipilih')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Halaman 1' }));
    await waitFor(async () => expect(await checked()).toEqual(only(1)));
    await person.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
    expect(await checked()).toEqual(only());
    // The button has disappeared, so the focus is on the rows, not at the top of the page.
    expect(screen.getByRole('region', { name: 'Daftar produk' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Kolom' })).toBeVisible();
  });

  it('select all results of all pages by one button', async () => {
    const { person, box } = await open('DIBLOKIR');
    await person.click(box(1));
    await person.click(await screen.findByRole('button', { name: 'Pilih semua 12 hasil' }));
    expect(await screen.findByText('12 produk dipilih')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pilih semua/ })).toBeNull();
    await person.click((await actionBar()).getByRole('button', { name: 'Buka Blokir' }));
    expect(await screen.findByRole('alertdialog', { name: 'Buka Blokir 12 produk?' })).toBeVisible();
  });

  it('lead to a message if no action is possible', async () => {
    const { person, box } = await open('DITOLAK');
    await person.click(box(1));
    expect(await screen.findByText('Tidak ada tindakan untuk statusnya sekarang')).toBeVisible();
  });

  it('select all 250 results without a warning if there are exactly 250', async () => {
    const [batik] = products;
    layDown(office.api.db, { 'product-list': copies(batik, 250) });
    const { person, box } = await open();
    await person.click(box(1));
    await person.click(await screen.findByRole('button', { name: 'Pilih semua 250 hasil' }));
    expect(await screen.findByText('250 produk dipilih')).toBeVisible();
    expect(screen.queryByText(/^Hanya 250 data|data pertama/)).toBeNull();
  });

  it('select the first 250 of more results, and say so', async () => {
    const { person, box } = await open();
    await person.click(box(1));
    await person.click(await screen.findByRole('button', { name: 'Pilih 250 hasil pertama' }));
    expect(await screen.findByText('250 produk dipilih')).toBeVisible();
    expect(await screen.findByText(/Hanya 250 data pertama yang dipilih\.$/)).toBeVisible();
    expect(screen.queryByText('Error!')).toBeNull();
  });
});
