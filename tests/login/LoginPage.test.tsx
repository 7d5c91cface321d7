import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config';
import { openLogin, password, preload, signIn, startLoginServer, submit, username } from './loginPage';

const api = startLoginServer();
const weak = 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';

describe('the login page (specification §2)', () => {
  it('greets, asks for username and password, and shows the version, but no demo accounts by default', () => {
    openLogin();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat Datang!');
    expect(screen.getByRole('main')).toContainElement(submit());
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('switch', { name: 'Selalu ingat' })).not.toBeChecked();
    expect(document.title).toBe('Masuk · My Reborn');
    expect(screen.getByText(/1\.60\.1/)).toHaveTextContent('Versi 1.60.1 development');
    expect(screen.queryByText('Akun demo')).toBeNull();
  });

  it('shows and hides the password', async () => {
    const person = openLogin();
    await person.type(password(), 'rahasia123');
    expect(password()).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('rahasia123');
  });

  it('fetches the app once, when the user begins to type', async () => {
    const person = openLogin();
    expect(preload).not.toHaveBeenCalled();
    await person.type(username(), 'super');
    expect(preload).toHaveBeenCalledOnce();
  });

  it('fills in a demo account of the configuration', async () => {
    const demoAccounts = [{ username: 'tamu', password: 'rahasia123', note: 'Tanpa akses' }];
    api.server.use(http.get('*/config.json', () => HttpResponse.json({ demoAccounts })));
    await loadConfig();
    const person = openLogin();
    await person.click(screen.getByRole('button', { name: /tamu/ }));
    expect(username()).toHaveValue('tamu');
    expect(password()).toHaveValue('rahasia123');
    expect(submit()).toHaveFocus();

    api.server.use(http.get('*/config.json', () => HttpResponse.json({})));
    await loadConfig();
  });
});

describe('the rules of the login form (specification §5)', () => {
  it.each([
    ['', '', 'Username tidak boleh kosong', 'Password tidak boleh kosong'],
    ['   ', 'rahasia123', 'Username tidak boleh kosong', null],
    ['superadmin', '', null, 'Password tidak boleh kosong'],
    ['superadmin', 'rahasi1', null, weak],
  ])('fields %j and %j have the errors %j and %j', async (name, secret, usernameError, passwordError) => {
    const person = openLogin();
    await signIn(person, name, secret);

    const said = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
    expect(said(username())).toBe(usernameError);
    expect(said(password())).toBe(passwordError);
    expect(username()).toHaveAttribute('aria-invalid', String(usernameError !== null));
    expect(password()).toHaveAttribute('aria-invalid', String(passwordError !== null));
    expect(usernameError ? username() : password()).toHaveFocus();
    expect(api.received).toEqual([]);
  });

  it('an error disappears when its field is corrected', async () => {
    const person = openLogin();
    await person.click(submit());
    await person.type(username(), 's');
    expect(screen.queryByText('Username tidak boleh kosong')).toBeNull();
    expect(screen.getByText('Password tidak boleh kosong')).toBeVisible();
  });
});
