import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../../support/backOffice';
import { catchFiles } from '../../savedFiles';
import { showPath } from '../sellerPage';
import {
  choosePhotos,
  chooseTable,
  closeUnsaved,
  csvOf,
  notesOf,
  openTable,
  report,
  run,
  soundRow,
} from './importPage';

const office = startBackOffice();
const files = catchFiles();
const registered = () => office.api.receivedAt('POST merchant/register');
const shop = () => {
  const shops = office.api.db.sellers.all().filter(({ shop_name }) => shop_name === 'Toko Sari 1');
  expect(shops).toHaveLength(1);
  return found(shops);
};

/** Imports one row, changes the seller on the server, and opens the import again. */
const importAndChange = async (changes: Partial<ReturnType<typeof shop>>): Promise<UserEvent> => {
  const person = await openTable(office, csvOf([soundRow(1)]));
  await run(person, 1);
  await closeUnsaved(person);
  await screen.findByText('1 sudah terdaftar');
  office.api.db.sellers.put({ ...shop(), ...changes });
  await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  await person.click(await screen.findByRole('link', { name: 'Impor' }));
  await choosePhotos(person);
  return person;
};

const nik = { id_card: '3273056010900777' };
const phone = { number_phone: '6281288887777' };
const email = { email: 'sari.baru@contoh.id' };
const link = 'Terdaftar dengan NIK lain sebagai Toko Sari 1 (tab baru)';

describe('a seller whose data changed after the import and whose file is imported again', () => {
  it.each([
    ['NIK and phone number', { ...nik, ...phone }],
    ['NIK and email', { ...nik, ...email }],
  ])(
    'is known to be registered: %s',
    async (_, changes) => {
      const person = await importAndChange(changes);
      await chooseTable(person, csvOf([soundRow(1)], 'lagi.csv'));
      expect(await notesOf(2)).toBe(link);
      expect(screen.getByText('1 sudah terdaftar')).toBeVisible();
      const registeredAs = screen.getByRole('link', { name: 'Toko Sari 1 (tab baru)' });
      expect(registeredAs).toHaveAttribute('href', showPath(shop().id));
      expect(screen.queryByRole('button', { name: /^Daftarkan/ })).toBeNull();
      expect(registered()).toHaveLength(1);
    },
    120_000,
  );

  it('is known by the server even if NIK, phone number and email changed, and is then shown as registered', async () => {
    const person = await importAndChange({ ...nik, ...phone, ...email });
    await chooseTable(person, csvOf([soundRow(1), soundRow(2)], 'lagi.csv'));
    expect(await screen.findByText('2 siap')).toBeVisible();
    await run(person, 2);
    const card = within(await report());
    expect(card.getByText('1 berhasil · 1 dilewati, sudah terdaftar')).toBeVisible();
    expect(card.queryByText(/Muat ulang/)).toBeNull();
    const skipped = within(card.getByRole('region', { name: 'Yang sudah terdaftar' }));
    const registeredAs = skipped.getByRole('link', { name: 'Toko Sari 1 (tab baru)' });
    expect(registeredAs).toHaveAttribute('href', showPath(shop().id));
    expect(card.queryByRole('row', { name: /^Toko Sari 1 / })).toBeNull();
    await person.click(card.getByRole('button', { name: 'Unduh laporan (CSV)' }));
    expect(await files.text()).toContain('\r\n2;Toko Sari 1;Sari Wulandari;Dilewati, sudah terdaftar;\r\n');
    await closeUnsaved(person);
    expect(await screen.findByText('2 sudah terdaftar')).toBeVisible();
    expect(await notesOf(2)).toBe(link);
    expect(shop()).toMatchObject({ ...nik, ...phone, ...email });
  });
});

it('another seller who got the email of a row in the meantime is named in the report', async () => {
  const person = await openTable(office, csvOf([soundRow(1)]));
  await screen.findByText('1 siap');
  const seller = office.firstSeller();
  office.api.db.sellers.put({ ...seller, email: 'sari1@contoh.id' });
  await run(person, 1);
  const card = within(await report());
  expect(card.getByText(`Email ini juga dipakai pelapak lain: ${seller.shop_name}`)).toBeVisible();
  expect(registered()).toHaveLength(0);
});
