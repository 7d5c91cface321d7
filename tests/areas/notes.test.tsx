import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press, section } from '../support/parts';

const office = startBackOffice({ sellers: 5 });

it.each([
  ['a seller', 'member-list/seller', 'PELAPAK', 'merchant'],
  ['a driver', 'member-list/driver', 'DRIVER', 'member-list/driver'],
  ['a consumer', 'consumer-list', 'LIST_KONSUMEN', 'consumer-list'],
])(
  'the page of %s saves a note of a user with MANAGE_ for this area alone, and shows its timeline',
  async (_, resource, permission, path) => {
    const { id } = office.first(resource);
    office.give('pengamat', 'VIEW_DASHBOARD', `MANAGE_${permission}`);
    const person = office.open('pengamat', `/dashboard/${resource}/${id}/show`);
    const notes = await section('Catatan');
    await person.click(await notes.findByRole('textbox', { name: 'Tulis Catatan' }));
    await person.paste('Sudah ditelepon');
    await press(person, 'Simpan Catatan');
    const [newest] = await notes.findAllByRole('listitem');
    expect(newest).toHaveTextContent(/^Bambang Sutrisno \(Anda\).*Sudah ditelepon$/);
    expect(office.api.receivedAt(`POST backoffice/${path}/${id}/notes`)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Linimasa' })).toBeVisible();
  },
);
