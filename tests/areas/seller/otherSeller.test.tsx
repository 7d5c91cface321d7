import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { gate } from '../../support/gate';
import { field, write } from '../everyForm';
import { createPath, described, editPath, showPath } from './sellerPage';

const office = startBackOffice();

/** Two sellers of the seed. */
const batik = {
  id: 'ca43c4a1-7c4e-48c1-9890-000000000015',
  shop: 'Batik Berkah',
  phone: '6281276483231',
  nik: '7371141403910015',
  account: '2283543494297',
};
const buku = { id: 'f6f7f8f8-a75c-4580-94c0-000000000019', account: '9869776817' };

const searches = (): string[] =>
  office.api
    .receivedAt('POST get-list-merchant')
    .map(({ body }) => (body as { search: string }).search)
    .filter((search) => search !== '');

const leaveWith = async (person: UserEvent, label: string, text: string): Promise<void> => {
  await write(person, label, text);
  await person.tab();
};

const shown = () => screen.findByRole('link', { name: 'Batik Berkah (tab baru)' });
const hint = (label: string) =>
  screen.queryByText(`${label} ini juga dipakai pelapak lain:`, { exact: false });

/** Waits until another seller is shown; by then, all earlier searches have been answered. */
const afterAnother = async (person: UserEvent): Promise<void> => {
  await leaveWith(person, 'Nomor Rekening', batik.account);
  await shown();
};

describe('a number that another seller has', () => {
  it('shows that seller below the number after a pause in typing, and after it, with a link in a new tab', async () => {
    const person = office.open('superadmin', createPath);
    for (const [label, typed, asked] of [
      ['Nomor Telephone', '0812-7648-3231', '6281276483231'],
      ['Nomor NIK', '7371141403910015', '7371141403910015'],
      ['Nomor Rekening', '2283543494297', '2283543494297'],
    ] as const) {
      await write(person, label, typed);
      const link = await shown();
      expect(await field(label)).toHaveFocus();
      expect(await field(label)).toHaveValue(typed);
      await person.tab();
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', showPath(batik.id));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(hint(label)).toBeVisible();
      // It is a hint, not an error.
      expect(await field(label)).toBeValid();
      expect(searches().at(-1)).toBe(asked);
      const addresses = [...office.api.received.map(({ path }) => path), location.href];
      expect(addresses.join(' ')).not.toContain(asked);
      await person.clear(await field(label));
      expect(hint(label)).toBeNull();
    }
    expect(searches()).toHaveLength(3);
  });

  it('no longer shows that seller after the number changes, and each value is searched only once', async () => {
    const person = office.open('superadmin', createPath);
    await leaveWith(person, 'Nomor Rekening', batik.account);
    await shown();
    await leaveWith(person, 'Nomor Rekening', '5550001112');
    expect(hint('Nomor Rekening')).toBeNull();
    await waitFor(() => expect(searches()).toEqual([batik.account, '5550001112']));
    await leaveWith(person, 'Nomor Rekening', batik.account);
    await shown();
    await leaveWith(person, 'Nomor Rekening', '5550001112');
    expect(searches()).toEqual([batik.account, '5550001112']);
  });

  it('shows no seller if the answer for an older value arrives late', async () => {
    const late = gate();
    office.api.server.use(
      http.post('*/get-list-merchant', async ({ request }) => {
        const { search } = (await request.clone().json()) as { search: string };
        if (search === batik.phone) await late.passed;
      }),
    );
    const person = office.open('superadmin', createPath);
    await leaveWith(person, 'Nomor Telephone', batik.phone);
    await waitFor(() => expect(searches()).toEqual([batik.phone]));
    await leaveWith(person, 'Nomor Telephone', '6285500011122');
    late.open();
    await afterAnother(person);
    expect(hint('Nomor Telephone')).toBeNull();
  });

  it('is not searched while it is invalid', async () => {
    const person = office.open('superadmin', createPath);
    for (const [label, typed] of [
      ['Nomor Telephone', '62812'],
      ['Nomor NIK', '737114140391'],
      ['Nomor Rekening', '2283'],
    ] as const) {
      await leaveWith(person, label, typed);
      await waitFor(async () => expect(await field(label)).toBeInvalid());
    }
    await afterAnother(person);
    expect(searches()).toEqual([batik.account]);
  });

  it('is not a match if only the phone number of that seller contains the digits of the account', async () => {
    const person = office.open('superadmin', createPath);
    await leaveWith(person, 'Nomor Rekening', '76483231');
    await waitFor(() => expect(searches()).toEqual(['76483231']));
    await leaveWith(person, 'Nomor NIK', batik.nik);
    await shown();
    expect(hint('Nomor Rekening')).toBeNull();
    // Requested only for the NIK: the phone number in the row explains why the account search found this seller.
    expect(office.api.receivedAt(`GET merchant-detail/${batik.id}`)).toHaveLength(1);
  });

  it('shows no hint and no error if the host does not support the search', async () => {
    office.answer('POST */get-list-merchant', { message: 'x' }, 404);
    const person = office.open('superadmin', createPath);
    await leaveWith(person, 'Nomor Telephone', batik.phone);
    await leaveWith(person, 'Nomor NIK', batik.nik);
    await screen.findByText(/NIK dari/);
    expect(screen.queryByText('Error!')).toBeNull();
    expect(hint('Nomor Telephone')).toBeNull();
    expect(hint('Nomor NIK')).toBeNull();
  });
});

it('in the form of an existing seller only another seller is shown, and an unchanged number is not searched', async () => {
  const person = office.open('superadmin', editPath(buku.id));
  await person.click(await field('Nomor Rekening'));
  await person.tab();
  await leaveWith(person, 'Nomor Rekening', batik.account);
  await shown();
  await leaveWith(person, 'Nomor Rekening', buku.account);
  expect(hint('Nomor Rekening')).toBeNull();
  expect(searches()).toEqual([batik.account]);
});

describe('the region in a NIK', () => {
  it('is shown beside the birth date: city and province, or only the province if its city has a different code today', async () => {
    const person = office.open('superadmin', createPath);
    await write(person, 'Nomor NIK', '3273056010900009');
    const read = 'Perempuan, lahir 20 Okt 1990 menurut NIK ini. NIK dari Kota Bandung, Jawa Barat.';
    await waitFor(async () => expect(await described('Nomor NIK')).toBe(read));

    // Tarakan, which was a city of Kalimantan Timur.
    await write(person, 'Nomor NIK', '6473016010900009');
    await waitFor(async () => expect(await described('Nomor NIK')).toContain('NIK dari Kalimantan Timur.'));
  });

  it.each([
    ['no province has the code', '9973056010900009', null],
    ['the host uses other region codes', '3273056010900009', '7'],
  ])('is not shown if %s', async (_, nik, cityId) => {
    const meta = { lat: '', long: '' };
    if (cityId) office.answer('GET */region/city/*', { cities: [{ id: cityId, name: 'Kota Lain', meta }] });
    const person = office.open('superadmin', createPath);
    await write(person, 'Nomor NIK', nik);
    await leaveWith(person, 'Nomor Rekening', batik.account);
    await shown();
    expect(await described('Nomor NIK')).toBe('Perempuan, lahir 20 Okt 1990 menurut NIK ini.');
  });
});
