import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press, section } from '../support/parts';

const office = startBackOffice();

const areas = [
  { area: 'a seller', resource: 'member-list/seller', permission: 'PELAPAK', path: 'merchant' },
  { area: 'an order', resource: 'orders', permission: 'ORDERAN', path: 'orders' },
  { area: 'a driver', resource: 'member-list/driver', permission: 'DRIVER', path: 'member-list/driver' },
  { area: 'a consumer', resource: 'consumer-list', permission: 'LIST_KONSUMEN', path: 'consumer-list' },
];

const notes = () => section('Catatan');

describe.each(areas)('the page of $area', ({ resource, permission, path }) => {
  const id = () => office.first(resource).id;
  const page = () => `/dashboard/${resource}/${id()}/show`;

  it('saves a note of a user with MANAGE_, and shows its timeline', async () => {
    office.give('pengamat', 'VIEW_DASHBOARD', `MANAGE_${permission}`);
    const person = office.open('pengamat', page());
    await person.click(await (await notes()).findByRole('textbox', { name: 'Tulis Catatan' }));
    await person.paste('Sudah ditelepon');
    await press(person, 'Simpan Catatan');
    const [newest] = await (await notes()).findAllByRole('listitem');
    expect(newest).toHaveTextContent(/^Bambang Sutrisno \(Anda\).*Sudah ditelepon$/);
    expect(office.api.receivedAt(`POST backoffice/${path}/${id()}/notes`)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Linimasa' })).toBeVisible();
  });

  it('shows notes read-only to a user with VIEW_ here and MANAGE_ in other areas', async () => {
    const others = areas.filter((area) => area.resource !== resource);
    office.give('pengamat', `VIEW_${permission}`, ...others.map((area) => `MANAGE_${area.permission}`));
    office.api.db.notes.put({
      id: 'catatan-1',
      subject: `${resource} ${id()}`,
      author_id: office.api.signIn('pengamat').payload.user_data.user_id,
      author: 'Bambang Sutrisno',
      text: 'Jangan dihubungi pagi hari',
      created_at: '2026-11-18T10:00:00+07:00',
      edited_at: null,
    });
    office.open('pengamat', page());
    expect(await (await notes()).findByText('Jangan dihubungi pagi hari')).toBeVisible();
    expect((await notes()).queryByRole('textbox')).toBeNull();
    expect((await notes()).queryByRole('button')).toBeNull();
  });
});
