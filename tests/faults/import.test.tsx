import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  choosePhotos,
  chooseTable,
  csvOf,
  importPath,
  report,
  run,
  soundRow,
} from '../areas/seller/import/importPage';
import { startBackOffice } from '../support/backOffice';
import { expectSound, failing, meetEach } from './cell';
import { representatives } from './faults';
import { wordsOf, wordsOfImport } from './words';

const office = startBackOffice();

it('a seller who cannot be registered is listed with the cause, and can be sent again', async () => {
  const call = failing(office, 'POST backoffice/merchant/register');
  const person = office.open('superadmin', importPath);
  await choosePhotos(person);
  await chooseTable(person, csvOf([soundRow(1)]));
  await meetEach(person, call, representatives, {
    send: () => run(person, 1),
    shows: async (fault) => {
      const card = within(await report());
      expect(card.getByText(/^Belum ada yang berhasil · 1 (gagal|belum pasti)$/), fault.name).toBeVisible();
      expect(card.getByText(wordsOfImport(fault)), fault.name).toBeVisible();
      await person.click(card.getByRole('button', { name: 'Tutup' }));
      await screen.findByText('1 siap');
    },
  });
  expect(office.api.db.sellers.all().filter(({ shop_name }) => shop_name === 'Toko Sari 1')).toEqual([]);
});

it('a check that gets no answer from the server shows the cause, and continues with a button', async () => {
  const call = failing(office, 'POST backoffice/get-list-merchant');
  const person = office.open('superadmin', importPath);
  await choosePhotos(person);
  let sellers = 0;
  await meetEach(person, call, representatives, {
    // A new seller each time, because the page remembers the answer for each seller.
    send: () => chooseTable(person, csvOf([soundRow(++sellers)])),
    shows: async (fault) => {
      const sentence = `Pemeriksaan terhenti: ${wordsOf(fault)}`;
      const shown = await screen.findByText((text) => text.startsWith(sentence), {}, { timeout: 20_000 });
      expect(shown, fault.name).toBeVisible();
      await expectSound(fault);
      call.meet(null);
      await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByText('1 siap', {}, { timeout: 20_000 }), fault.name).toBeVisible();
    },
  });
});
