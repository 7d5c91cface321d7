import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, write } from '../../areas/everyForm';
import { found, startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });

it('while a form is sent, its fields take no text that would not be sent, and after a refusal they do again', async () => {
  const answer = office.holdBack('PUT */driver/:id', { message: 'Data tidak valid' }, 422);
  const driver = found(office.table('member-list/driver').all());
  const person = office.open('superadmin', `/dashboard/member-list/driver/${driver.id}`);
  await write(person, 'Warna', 'Hijau');
  const input = await field('Warna');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(input.closest('[inert]')).not.toBeNull());
  const save = screen.getByRole('button', { name: 'Simpan' });
  expect(save).toHaveFocus();
  expect(save.closest('[inert]')).toBeNull();

  answer();
  expect(await screen.findAllByText('Data tidak valid')).not.toHaveLength(0);
  expect(input.closest('[inert]')).toBeNull();
  expect(input).toHaveValue('Hijau');
});
