import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice({ sellers: 5 });

/** Reads the tooltip and the accessible label of each button of a picker. */
const buttonsOf = (field: HTMLElement) =>
  within(field.closest('.combobox') as HTMLElement)
    .getAllByRole('button', { hidden: true })
    .map((button) => [button.title, button.getAttribute('aria-label')]);

it.each([
  ['the form of a seller', '/dashboard/member-list/seller/create', 'Provinsi', 'Bali'],
  ['the filter of the orders', '/dashboard/orders', 'Toko', ''],
])('the buttons of a picker in %s have Indonesian labels', async (_, path, label, word) => {
  const person = office.open('superadmin', path);
  if (word === '') await person.click(await screen.findByRole('button', { name: 'Filter' }));
  const field = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
  await waitFor(() => expect(field).toBeEnabled());
  expect(buttonsOf(field)).toEqual([['Buka pilihan', 'Buka pilihan']]);
  await person.click(field);
  await person.paste(word);
  const options = within(await screen.findByRole('listbox'));
  expect(buttonsOf(field)).toContainEqual(['Tutup pilihan', 'Tutup pilihan']);
  await person.click((await options.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(() =>
    expect(buttonsOf(field)).toEqual([
      ['Kosongkan pilihan', 'Kosongkan pilihan'],
      ['Buka pilihan', 'Buka pilihan'],
    ]),
  );
});
