import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath, field, fill, save } from './sellerPage';

const office = startBackOffice();
// Outside the tests' own time: a first import takes seconds on a busy machine.
beforeAll(() => import('../../../src/areas/seller/SellerEdit'), 240_000);

const listPath = '/dashboard/member-list/seller';

/** Deletes the first seller of the list while the server gives this answer; returns the dialog. */
const deleteWith = async (answer: () => Response) => {
  office.api.server.use(http.delete('*/merchant/:id', answer));
  const person = office.open('superadmin', listPath);
  const [bin] = await screen.findAllByRole('button', { name: 'Hapus Data' });
  await person.click(bin as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Hapus / }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));
  return dialog;
};

describe('a refusal that has no message', () => {
  const refusal = () => HttpResponse.json({ success: false });

  it('of a save is not called saved, and every value stays', async () => {
    office.api.server.use(http.post('*/update-profile-merchant', refusal));
    const person = office.open('superadmin', editPath(office.firstSeller().id));
    await fill(person, 'Nama Toko', 'Toko Baru');
    await save(person);
    expect(await screen.findByText('Data belum tersimpan')).toBeVisible();
    expect(screen.queryByText('Data Berhasil diubah!')).toBeNull();
    expect(await field('Nama Toko')).toHaveValue('Toko Baru');
  });

  it('of a deletion is not called deleted, and the dialog stays', async () => {
    const dialog = await deleteWith(refusal);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Terjadi gangguan pada server/);
    expect(screen.queryByText('Data Berhasil hapus!')).toBeNull();
  });
});

describe('a deletion', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['202 without a body', () => new HttpResponse(null, { status: 202 })],
    ['200 and an empty object', () => HttpResponse.json({})],
  ])('that is answered with %s is done', async (_, answer) => {
    await deleteWith(answer);
    expect(await screen.findByText('Data Berhasil hapus!')).toBeVisible();
  });

  it('that is answered with a page of HTML is not called done', async () => {
    const dialog = await deleteWith(() => HttpResponse.html('<h1>Wi-Fi</h1>'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Belum pasti terhapus/);
    expect(screen.queryByText('Data Berhasil hapus!')).toBeNull();
  });

  it.each([404, 410])('of a seller that is gone already (%i) says so', async (status) => {
    const dialog = await deleteWith(() => HttpResponse.json({}, { status }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Data tidak ditemukan, mungkin sudah dihapus/,
    );
  });
});
