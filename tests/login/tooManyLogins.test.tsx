import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { openLogin, password, signIn, startLoginServer, submit, username } from './loginPage';

const api = startLoginServer();
const loginUrl = '*/users-services/api/v1/backoffice/login';

describe('too many wrong logins', () => {
  it('say how long to wait, and mark no field as invalid', async () => {
    const person = openLogin();
    await person.type(username(), 'superadmin');
    await person.type(password(), 'salah1234');
    for (let attempt = 0; attempt < 10; attempt++) {
      await person.click(submit());
      await waitFor(() => expect(submit()).toBeEnabled());
    }
    expect(username()).toHaveAccessibleDescription('Username tidak valid!');
    await person.click(submit());
    expect(
      await screen.findByText(/^Terlalu banyak percobaan\. Tunggu \d+ detik, lalu coba lagi\.$/),
    ).toBeVisible();
    for (const field of [username(), password()]) expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(session.get()).toBeNull();
    expect([username(), password()].map(({ value }) => value)).toEqual(['superadmin', 'salah1234']);
  });

  it.each([
    ['with seconds', { 'Retry-After': '30' }, 'Terlalu banyak percobaan. Tunggu 30 detik, lalu coba lagi.'],
    ['without seconds', {}, 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.'],
  ])('show a sentence of the app for an empty 429, %s', async (_, headers: HeadersInit, sentence) => {
    api.server.use(http.post(loginUrl, () => HttpResponse.json({}, { status: 429, headers })));
    const person = openLogin();
    await signIn(person, 'superadmin', 'salah1234');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(username()).toHaveAttribute('aria-invalid', 'false');
    expect(session.get()).toBeNull();
    expect([username(), password()].map(({ value }) => value)).toEqual(['superadmin', 'salah1234']);
  });
});
