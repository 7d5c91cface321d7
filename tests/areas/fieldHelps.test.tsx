import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { field, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });

it.each<[form: string, path: string, texts: [label: string, typed: string, cleaned: string][]]>([
  [
    'a seller',
    'member-list/seller/create',
    [
      ['Nama Lengkap', "Ni'mah Al-Habsyi, S.E.", 'Nimah Al Habsyi SE'],
      ['Nama Toko', "Dapur Ni'mah & Anak", 'Dapur Nimah Anak'],
      ['Nama Pemilik Rekening', 'M.Ali, S.Pd.', 'M Ali SPd'],
      ['Alamat', '12 Jl. Mawar, No. 5/7', 'Jl. Mawar No. 5 7'],
    ],
  ],
  ['a user admin', 'member-list/user-admin/create', [['Nama', "Ni'mah, S.E.", 'Nimah SE']]],
])(
  'a name with characters that the field does not allow is cleaned for %s in one click, after showing what changes',
  async (_, path, texts) => {
    const person = office.open('superadmin', `/dashboard/${path}`);
    for (const [label, typed, cleaned] of texts) {
      await write(person, label, typed);
      expect(await screen.findByText(cleaned)).toBeVisible();
      expect(await field(label)).toHaveValue(typed);
      await press(person, 'Rapikan');
      expect(await field(label)).toHaveValue(cleaned);
      expect(await field(label)).toHaveFocus();
      expect(await field(label)).toBeValid();
      expect(screen.queryByRole('button', { name: 'Rapikan' })).toBeNull();
    }
  },
);
