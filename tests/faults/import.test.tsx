import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
import { expectExpired, expectSound, failing, hurry } from './cell';
import { facedBy } from './faults';
import { wordsOf, wordsOfImport } from './words';

const office = startBackOffice();

const open = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', importPath);
  await choosePhotos(person);
  await chooseTable(person, csvOf([soundRow(1)]));
  return person;
};

it('a seller who cannot be registered is listed with the cause, and can be sent again', async () => {
  hurry();
  const call = failing(office, 'POST backoffice/merchant/register');
  const person = await open();
  for (const fault of facedBy('write', true)) {
    call.meet(fault);
    await run(person, 1);
    if (fault.kind === 'expired') break;
    const card = within(await report());
    expect(card.getByText(/^Belum ada yang berhasil · 1 (gagal|belum pasti)$/), fault.name).toBeVisible();
    expect(card.getByText(wordsOfImport(fault)), fault.name).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Tutup' }));
    await screen.findByText('1 siap');
    await expectSound(fault);
  }
  await expectExpired();
  expect(office.api.db.sellers.all().filter(({ shop_name }) => shop_name === 'Toko Sari 1')).toEqual([]);
});

it('a check that gets no answer from the server shows the cause, and continues with a button', async () => {
  hurry();
  const call = failing(office, 'POST backoffice/get-list-merchant');
  const person = office.open('superadmin', importPath);
  await choosePhotos(person);
  // A new seller each time, because the page remembers the answer for each seller.
  for (const [index, fault] of facedBy('read', true).entries()) {
    call.meet(fault);
    await chooseTable(person, csvOf([soundRow(index + 1)]));
    if (fault.kind === 'expired') break;
    const sentence = `Pemeriksaan terhenti: ${wordsOf(fault)}`;
    const shown = await screen.findByText((text) => text.startsWith(sentence), {}, { timeout: 20_000 });
    expect(shown, fault.name).toBeVisible();
    await expectSound(fault);
    call.meet(null);
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('1 siap', {}, { timeout: 20_000 }), fault.name).toBeVisible();
  }
  await expectExpired();
});
