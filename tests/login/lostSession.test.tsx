import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, write } from '../areas/everyForm';
import { createPath } from '../areas/seller/sellerPage';
import { signInElsewhere } from '../support/anotherTab';
import { startBackOffice } from '../support/backOffice';
import { signInBy } from '../support/signInBy';

const office = startBackOffice();

const expired = 'Sesi Sudah Habis Silahkan Login Kembali!';
const removeCookie = () => (document.cookie = 'token=; Max-Age=0; Path=/');

const startTyping = async (): Promise<UserEvent> => {
  const person = office.open('adminpelapak', createPath);
  await write(person, 'Nama Lengkap', 'Sari Wulandari');
  return person;
};

describe('a session that leaves the browser while a form is open', () => {
  it.each([
    ['all data of the site', () => (localStorage.clear(), removeCookie())],
    ['local storage', () => localStorage.clear()],
  ])('is reported and the form waits after the login when the user deletes %s', async (_, deleteData) => {
    const person = await startTyping();
    deleteData();
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(expired)).toBeVisible();
    await signInBy(person, 'adminpelapak');
    await person.click(await screen.findByRole('link', { name: 'Lanjutkan Formulir' }));
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue('Sari Wulandari'));
  });

  it('is reported in place when only another tab still has it, and the form waits for the same user', async () => {
    await startTyping();
    const otherTab = new BroadcastChannel('session');
    localStorage.clear();
    otherTab.postMessage('unstored');
    expect(await screen.findByText(expired)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(location.pathname).toBe(createPath);

    await signInElsewhere(office.api.signIn('adminpelapak'));
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue('Sari Wulandari'));
    otherTab.close();
  });
});

it('a login of the same person in another tab leaves an open form as it is, which is then sent with the new token', async () => {
  const { id } = office.firstSeller();
  const person = office.open('adminpelapak', `/dashboard/member-list/seller/${id}`);
  await write(person, 'Slogan Toko', 'Murah dan ramah');
  const input = await field('Slogan Toko');
  const info = office.api.signIn('adminpelapak');
  await signInElsewhere(info);
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('Murah dan ramah');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Data Berhasil diubah!');
  const [saved] = office.api.receivedAt('POST update-profile-merchant');
  expect(saved?.headers.get('Authorization')).toBe(`Bearer ${info.token.access_token}`);
  expect(office.api.db.sellers.get(id)?.slogan).toBe('Murah dan ramah');
});
