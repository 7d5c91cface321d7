import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath, field, fill, save } from './sellerPage';

const office = startBackOffice();

it('a save that is refused without a message is not called saved, and every value stays', async () => {
  office.answer('POST */update-profile-merchant', { success: false });
  const person = office.open('superadmin', editPath(office.firstSeller().id));
  await fill(person, 'Nama Toko', 'Toko Baru');
  await save(person);
  expect(await screen.findByText('Data belum tersimpan')).toBeVisible();
  expect(screen.queryByText('Data Berhasil diubah!')).toBeNull();
  expect(await field('Nama Toko')).toHaveValue('Toko Baru');
});
