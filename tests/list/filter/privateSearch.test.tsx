import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { filtered, found, startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const drivers = '/dashboard/member-list/driver';
const nik = '3273056010909991';

const hint = 'Bisa dicari: nama, No. HP, email, plat nomor, kota, serta NIK atau nomor rekening lengkap.';
const box = () => screen.findByRole('searchbox', { name: `Cari produk ${hint}` });
const rows = () => screen.getAllByRole('row').slice(1);

/** Opens the list of drivers, types into the search box and presses Enter. */
const search = async (typed: string) => {
  const person = office.open('superadmin', drivers);
  await screen.findByRole('table');
  await person.click(await box());
  await person.paste(typed);
  await person.keyboard('{Enter}');
  return person;
};

const budi = () => {
  const table = office.table('member-list/driver');
  const first = found(table.all());
  table.put({ ...first, full_name: 'Budi Uji', phone: '6289976543210', plat_nomor: 'B 9876 XYZ', nik });
};

describe('the search of a list', () => {
  it('says below the box which fields it searches, also in the accessible name of the box', async () => {
    office.open('superadmin', drivers);
    expect(await box()).toHaveAccessibleName(`Cari produk ${hint}`);
    expect(screen.getByText(hint)).toBeVisible();
    expect(await box()).toHaveAttribute('placeholder', 'Cari produk');
  });

  it('sends a NIK in the body of a request, and in no address, not even in that of the page', async () => {
    budi();
    const person = await search(nik);
    await screen.findByText('Menampilkan 1–1 dari 1 data');
    expect(within(rows()[0] as HTMLElement).getByText('Budi Uji')).toBeVisible();
    expect(await box()).toHaveValue(nik);

    const searches = office.api.received.filter(({ body }) => JSON.stringify(body ?? null).includes(nik));
    expect(searches.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /users-services/api/v1/backoffice/member-list/driver/search',
        'POST /users-services/api/v1/backoffice/member-list/driver/counts/search',
      ]),
    );
    expect(office.api.received.filter(({ path }) => path.includes(nik))).toEqual([]);
    expect(decodeURIComponent(location.search)).not.toMatch(/\d{5}/);
    expect(decodeURIComponent(location.search)).toContain('"q":"•');

    await person.clear(await box());
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    history.back();
    await waitFor(async () => expect(await box()).toHaveValue(nik));
    await screen.findByText('Menampilkan 1–1 dari 1 data');
  });

  it('ignores the reference to a NIK after a reload, and shows the whole list', async () => {
    office.open('superadmin', filtered(drivers, { q: '•9' }));
    await screen.findByRole('table');
    expect(await box()).toHaveValue('');
    expect(rows().length).toBeGreaterThan(1);
    expect(decodeURIComponent(location.search)).not.toContain('•');
  });

  it('keeps a text that begins with a bullet, as it is pasted from a list', async () => {
    await search('• Tanpa Nama');
    expect(await screen.findByText('Tidak ada data yang cocok dengan filter')).toBeVisible();
    expect(await box()).toHaveValue('• Tanpa Nama');
  });

  it('forgets the NIK when another user replaces the session', async () => {
    budi();
    const person = await search(nik);
    await screen.findByText('Menampilkan 1–1 dari 1 data');
    await person.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: /^Selamat datang, / });
    act(() => {
      session.save(office.api.signIn('pengamat'), false);
    });
    await screen.findByRole('heading', { level: 1, name: /^Selamat datang, (?!Ratna)/ });
    act(() => history.back());
    await waitFor(async () => expect(await box()).toHaveValue(''));
    expect(rows().length).toBeGreaterThan(1);
  });

  it('says so if the server has no search by POST, and does not put the NIK into an address', async () => {
    office.answer('POST */member-list/driver/search', undefined, 404);
    office.answer('POST */member-list/driver/counts/search', undefined, 404);
    await search(nik);
    const words = 'Server ini belum dapat mencari NIK atau nomor rekening. Cari dengan nama atau No. HP.';
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(office.api.received.filter(({ path }) => path.includes(nik))).toEqual([]);
  });
});
