import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { createPath, described, field, fill, save } from './sellerPage';

const office = startBackOffice();

it('what is pasted into a field of digits is read as the digits that a person sees, but a number of a spreadsheet stays, is not saved, and the error says what to do in the table', async () => {
  const person = office.open('superadmin', createPath);
  for (const [label, pasted, read] of [
    ['Nomor NIK', "'3273.0560.1090.0009", '3273056010900009'],
    ['Nomor Telephone', '628121000011.0', '628121000011'],
    ['RT', '7.0', '007'],
    ['RW', '‘012', '012'],
    ['Kode Pos', '40172.00', '40172'],
    ['Nomor Rekening', '1234567890,0', '1234567890'],
  ] as const) {
    await fill(person, label, pasted);
    await person.tab();
    expect(await field(label)).toHaveValue(read);
  }
  expect(await field('Username')).toHaveValue('628121000011');
  expect(await field('Password')).toHaveValue('20Okt1990');

  const numbers = {
    'Nomor NIK': '3,27305601090001E+15',
    'Nomor Telephone': '812.3456789',
    RT: '-7',
    'Kode Pos': '40.172',
    'Nomor Rekening': '1234567890.5',
  };
  for (const [label, text] of Object.entries(numbers)) await fill(person, label, text);
  await save(person);
  await screen.findByText(/isian perlu diperbaiki/);
  for (const [label, text] of Object.entries(numbers)) {
    expect(await field(label)).toHaveValue(text);
    const error = `${label} tersimpan sebagai angka. Ubah kolomnya menjadi teks, lalu periksa digitnya.`;
    await waitFor(async () => expect(await described(label)).toContain(error));
  }
});
