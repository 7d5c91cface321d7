import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { everyForm, field, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });

/** An address with values for a form, as react-admin would read them. */
const withSource = (path: string, values: object): string =>
  `${path}${path.includes('?') ? '&' : '?'}source=${encodeURIComponent(JSON.stringify(values))}`;

/** Returns the fields that hold a text of the link. */
const filledFields = (): HTMLElement[] => screen.queryAllByDisplayValue(/Palsu|6666666666|palsu123/);

describe('a link does not fill a form', () => {
  it.each(everyForm)('$form', async ({ path, label, text }) => {
    const texts = [
      'storeName',
      'color',
      'fullName',
      'full_name',
      'description',
      'title',
      'alt',
      'name',
      'slug',
      'email',
    ];
    const values = Object.fromEntries(texts.map((name) => [name, 'Palsu']));
    const address = withSource(path(office.api), { ...values, account_number: '6666666666' });
    const person = office.open('superadmin', address);
    await write(person, label, text);
    expect(filledFields()).toEqual([]);
  });

  it('the change of the password', async () => {
    const password = { new_password: 'palsu123', confirm_password: 'palsu123' };
    const person = office.open('superadmin', withSource('/dashboard/profile', password));
    await person.click(await screen.findByLabelText(/^Password Baru/));
    expect(filledFields()).toEqual([]);
  });

  it('and a value of another type does not break the page', async () => {
    const person = office.open('superadmin', withSource('/dashboard/access-management/create', { name: 5 }));
    await write(person, 'Keterangan', 'Untuk gudang');
    expect(await field('Peran')).toHaveValue('');
  });
});
