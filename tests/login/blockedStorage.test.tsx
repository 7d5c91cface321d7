import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cookies } from '../authProvider/userInfo';
import { block, dropCookies, fillStorage, restoreStorage } from '../support/browserStorage';
import { openLogin, password, signIn, startLoginServer, submit, username } from './loginPage';

const api = startLoginServer();

const blocked =
  'Anda belum dapat masuk karena browser ini memblokir data situs. Izinkan cookie dan data situs untuk alamat ini di setelan browser, lalu muat ulang halaman.';

const expectNothingKept = async () => {
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(submit()).toHaveAttribute('aria-busy', 'false');
  expect(username()).toHaveValue('superadmin');
  expect(password()).toHaveValue('rahasia123');
  expect(location.pathname).toBe('/auth');
  restoreStorage();
  expect(cookies()).toEqual([]);
  expect(localStorage).toHaveLength(0);
};

describe('the login page of a browser that blocks site data', () => {
  it.each([
    ['everything', ['localStorage', 'sessionStorage'] as const, dropCookies],
    ['only local storage', ['localStorage'] as const, (): void => undefined],
  ])(
    'says what to allow, and refuses a login before anything is sent, if %s is blocked',
    async (_, names, blockMore) => {
      block(...names);
      blockMore();
      const person = openLogin();
      expect(screen.getByText(blocked)).toHaveRole('alert');
      await signIn(person, 'superadmin', 'rahasia123');
      expect(await screen.findByText(/^Browser tidak menyimpan sesi Anda/)).toBeVisible();
      expect(api.received).toEqual([]);
      await expectNothingKept();
    },
  );

  it('signs in as usual if only session storage is blocked', async () => {
    block('sessionStorage');
    const person = openLogin();
    expect(screen.queryByText(blocked)).toBeNull();
    await signIn(person, 'superadmin', 'rahasia123');
    expect(await screen.findByText('Berhasil Melakukan Login')).toBeVisible();
  });

  it('leaves no cookie behind when it checks whether the browser keeps cookies', () => {
    openLogin();
    expect(screen.queryByText(blocked)).toBeNull();
    expect(cookies()).toEqual([]);
  });
});

it('a login when the storage is full keeps neither cookie nor user-info, says so, and can be tried again', async () => {
  fillStorage();
  const person = openLogin();
  await signIn(person, 'superadmin', 'rahasia123');
  expect(
    await screen.findByText(
      'Penyimpanan browser penuh. Hapus data situs ini di setelan browser atau kosongkan ruang di perangkat Anda, lalu coba lagi.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Berhasil Melakukan Login')).toBeNull();
  await expectNothingKept();
  await person.click(submit());
  expect(await screen.findByText('Berhasil Melakukan Login')).toBeVisible();
});
