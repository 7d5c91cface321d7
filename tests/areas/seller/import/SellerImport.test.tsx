import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../../support/backOffice';
import { dialog, noDialog, pageTitled } from '../../../support/parts';
import { catchFiles } from '../../savedFiles';
import { choosePhotos, chooseTable, csvOf, importPath, openTable, report, run, soundRow } from './importPage';

const office = startBackOffice();
const files = catchFiles();
const registered = () => office.api.receivedAt('POST merchant/register');

describe('the import of sellers', () => {
  it('opens from the list for a user with MANAGE_, and links back to the list; VIEW_ is not enough', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    await person.click(await screen.findByRole('link', { name: 'Impor' }));
    expect(await pageTitled('Impor Pelapak')).toBeVisible();
    expect(location.pathname).toBe(importPath);
    expect(document.title).toBe('Impor Pelapak · My Reborn');
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    expect(await pageTitled('Pelapak')).toBeVisible();
    cleanup();
    office.open('pengamat', importPath);
    expect(await screen.findByText('Not allowed to access this page')).toBeVisible();
  });

  it('registers the rows that are ready, each with its photos, and shows their passwords once', async () => {
    const person = office.open('superadmin', importPath);
    await chooseTable(person, csvOf([soundRow(1), { ...soundRow(2), Email: 'salah' }, soundRow(3)]));
    await choosePhotos(person);
    expect(await screen.findByText('2 siap')).toBeVisible();
    expect(screen.getByText('Email Tidak Valid')).toBeVisible();
    await run(person, 2);
    const card = within(await report());
    expect(card.getByText('2 berhasil')).toBeVisible();
    // What cannot be shown again is the next step, so that Enter keeps it.
    expect(card.getByRole('button', { name: 'Unduh akun (CSV)' })).toHaveFocus();
    expect(card.getByRole('row', { name: 'Toko Sari 1 6281299990001 20Okt1990' })).toBeVisible();
    const phones = [{ phone_number: '6281299990001' }, { phone_number: '6281299990003' }];
    expect(registered().map(({ body }) => body)).toMatchObject(phones);
    const seller = found(office.api.db.sellers.all(), ({ shop_name }) => shop_name === 'Toko Sari 1');
    expect(seller).toMatchObject({
      full_name: 'Sari Wulandari',
      id_card: '3273056010900001',
      city: 'Kota Bandung',
      rt: '007',
      rw: '012',
      account_number: '0012345678',
      user_name: '6281299990001',
    });
    const uploads = office.api.receivedAt('POST cdn/single-upload').map(({ body }) => body);
    expect(uploads.slice(0, 3)).toMatchObject([
      { name: 'sellerImage', secure: false },
      { name: 'storeImage', secure: false },
      { name: 'ktpImage', secure: true },
    ]);
    await person.click(card.getByRole('button', { name: 'Tutup' }));
    const asked = await dialog('Tutup tanpa mengunduh akun?');
    expect(asked.getByText('Password tidak dapat ditampilkan lagi.')).toBeVisible();
    await person.click(asked.getByRole('button', { name: 'Kembali' }));
    await noDialog();
    await person.click(card.getByRole('button', { name: 'Unduh akun (CSV)' }));
    expect((await files.cells())[1]).toEqual(['Toko Sari 1', '"=""6281299990001"""', '20Okt1990']);
    await person.click(card.getByRole('button', { name: 'Unduh laporan (CSV)' }));
    expect((await files.cells())[1]).toEqual(['2', 'Toko Sari 1', 'Sari Wulandari', 'Berhasil', '']);
    expect(await files.text()).not.toContain('20Okt1990');
    await person.click(card.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('2 sudah terdaftar')).toBeVisible();
    expect(screen.queryByText('20Okt1990')).toBeNull();
  });

  it('sends the same key for the same seller, and a different key for another seller', async () => {
    office.answer('POST */merchant/register', { message: 'Server sedang sibuk' }, 503);
    const keys = () => registered().map(({ headers }) => headers.get('Idempotency-Key'));
    const person = await openTable(office, csvOf([soundRow(1), soundRow(2)]));
    await run(person, 2);
    await person.click(within(await report()).getByRole('button', { name: 'Coba lagi yang gagal' }));
    await waitFor(() => expect(keys()).toHaveLength(4), { timeout: 20_000 });
    await report();
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[2]).toBe(keys()[0]);
    expect(keys()[1]).not.toBe(keys()[0]);
    // Photos that were sent are not sent again.
    expect(office.api.receivedAt('POST cdn/single-upload')).toHaveLength(6);
  });
});
