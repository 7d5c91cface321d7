import { configure, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../e2e/support/pages';
import { walkTo } from '../support/backOffice';
import { field, someForms, startForms, write } from './everyForm';

/**
 * In development, React renders everything twice and runs every effect twice (main.tsx), so a render that is not pure, or an
 * effect that does not clean up, causes an error or a visible fault. All other tests render as production does.
 */
const office = startForms();
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

/** An address with values for a form, as react-admin would read them. */
const withSource = (path: string, values: object): string =>
  `${path}${path.includes('?') ? '&' : '?'}source=${encodeURIComponent(JSON.stringify(values))}`;
const fields = 'storeName color fullName full_name description title alt name slug email'.split(' ');
const palsu = { ...Object.fromEntries(fields.map((name) => [name, 'Palsu'])), account_number: '6666666666' };

/** The fields that hold a text of the link. */
const filledFields = (): HTMLElement[] => screen.queryAllByDisplayValue(/Palsu|6666666666|palsu123/);

describe('in development', () => {
  it.each(pages.filter(({ label }) => ['Pelapak', 'Buat Kategori', 'Report Transaction'].includes(label)))(
    '$label shows its rows under one heading, without a console error',
    async ({ path }) => {
      office.open('superadmin', path);
      await screen.findAllByRole('row');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it.each(someForms)(
    'the form of $form keeps what is typed and nothing of the link that opened it, without a console error',
    async ({ path, label, text }) => {
      const person = office.open('superadmin', withSource(path(office.api), palsu));
      await write(person, label, text);
      expect(await field(label)).toHaveValue(text);
      expect(filledFields()).toEqual([]);
    },
  );

  it('a link does not fill the change of the password, and a value of another type does not break a page', async () => {
    const password = { new_password: 'palsu123', confirm_password: 'palsu123' };
    const person = office.open('superadmin', withSource('/dashboard/profile', password));
    await person.click(await screen.findByLabelText(/^Password Baru/));
    expect(filledFields()).toEqual([]);
    walkTo(withSource('/dashboard/access-management/create', { name: 5 }));
    await write(person, 'Keterangan', 'Untuk gudang');
    expect(await field('Peran')).toHaveValue('');
  });
});
