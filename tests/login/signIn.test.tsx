import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { openLogin, password, preload, signIn, startLoginServer, submit, username } from './loginPage';

const api = startLoginServer();
/** Opens the page and sends these passwords of the super admin. */
const signInWith = async (secret: string) => {
  const person = openLogin();
  await signIn(person, 'superadmin', secret);
  return person;
};
const isSignedIn = () => screen.findByText('Berhasil Melakukan Login');
const loginUrl = '*/users-services/api/v1/backoffice/login';

describe('signing in (specification §4, §8)', () => {
  it.each([
    ['1 day, and no query, as in the specification', false, 86_400, ''],
    ["365 days and a query with 'Selalu ingat'", true, 365 * 86_400, '?remember=true'],
  ])('keeps the session, says so and leads to /dashboard: %s', async (_, remember, seconds, query) => {
    const cookies = vi.spyOn(document, 'cookie', 'set');
    const person = openLogin();
    if (remember) await person.click(screen.getByRole('switch', { name: 'Selalu ingat' }));
    await signIn(person, ' super\u200badmin ', 'rahasia123');
    expect(await isSignedIn()).toBeVisible();
    expect(session.get()?.payload.user_data.role_name).not.toBe('');
    expect(document.cookie).toContain(`token=${session.token()}`);
    expect(cookies).toHaveBeenCalledWith(expect.stringContaining(`Max-Age=${seconds};`));
    expect(location.pathname).toBe('/dashboard');
    const sent = api.receivedAt('POST backoffice/login').map(({ path, body }) => [path, body]);
    const credentials = { username: 'superadmin', password: 'rahasia123' };
    expect(sent).toEqual([[`/users-services/api/v1/backoffice/login${query}`, credentials]]);
  });

  it('disables its button and marks it as busy while it waits, and keeps it disabled after a success', async () => {
    await signInWith('rahasia123');
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await isSignedIn();
    expect(submit()).toBeDisabled();
  });

  it('sends one request, however often the form is submitted', async () => {
    const person = openLogin();
    await person.type(username(), 'superadmin');
    await person.type(password(), 'rahasia123{Enter}{Enter}{Enter}');
    username().form?.requestSubmit();
    await isSignedIn();
    expect(api.receivedAt('POST backoffice/login')).toHaveLength(1);
  });
});

const expectNoSession = () => {
  expect(session.get()).toBeNull();
  expect(location.pathname).toBe('/auth');
  expect(screen.queryByText('Berhasil Melakukan Login')).toBeNull();
  expect(username()).toHaveValue('superadmin');
  expect(password()).toHaveValue('salah1234');
  expect(submit()).toBeEnabled();
};

/** A body whose connection breaks in the middle. */
const brokenBody = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":{"tok'));
      controller.error(new TypeError('terminated'));
    },
  });

describe('a login that fails (specification §8)', () => {
  it('marks both fields and shows what the server said', async () => {
    await signInWith('salah1234');
    const refused = 'Username atau password tidak cocok. Periksa kembali, lalu coba lagi.';
    expect(await screen.findByText(refused)).toBeVisible();
    expect(username()).toHaveAccessibleDescription('Username tidak valid!');
    expect(password()).toHaveAccessibleDescription('Password tidak valid!');
    expect(username()).toHaveFocus();
    expectNoSession();
  });

  it.each([
    ['401', () => HttpResponse.json({ message: 'Ditolak' }, { status: 401 }), 'Ditolak'],
    ['a failure inside a 200', () => HttpResponse.json({ status_code: 400, message: 'Ditolak' }), 'Ditolak'],
    [
      'an HTML page with a 502',
      () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
      /gangguan pada server/,
    ],
    ['a 504', () => new HttpResponse(null, { status: 504 }), /^Server terlalu lama merespons/],
    ['a 403 without a message', () => HttpResponse.json({}, { status: 403 }), /tidak cocok/],
  ])('treats %s as a refusal of what was typed', async (_, answer, sentence) => {
    api.server.use(http.post(loginUrl, answer));
    await signInWith('salah1234');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Username tidak valid!')).toBeVisible();
    expect(screen.getByText('Password tidak valid!')).toBeVisible();
    expectNoSession();
  });

  const unreadable = /^Respons server tidak terbaca/;
  it.each([
    ['no answer arrives', () => HttpResponse.error(), 'Wrong Username or Password'],
    ['a success is HTML', () => HttpResponse.html('<h1>Halo</h1>'), unreadable],
    ['a success has no token', () => HttpResponse.json({ data: { token: {} } }), unreadable],
    [
      'a success breaks off',
      () => new HttpResponse(brokenBody(), { headers: { 'Content-Type': 'application/json' } }),
      unreadable,
    ],
  ])('marks no field as invalid if %s', async (_, answer, sentence) => {
    api.server.use(http.post(loginUrl, answer));
    await signInWith('salah1234');
    expect(await screen.findByText(sentence)).toBeVisible();
    for (const field of [username(), password()]) expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(submit()).toHaveFocus();
    expectNoSession();
  });

  it('says so when the browser keeps no cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    await signInWith('rahasia123');
    expect(await screen.findByText(/Browser tidak menyimpan sesi/)).toBeVisible();
    expect(location.pathname).toBe('/auth');
    await waitFor(() => expect(submit()).toBeEnabled());
    // The browser did not save the new token, so the page ends it.
    await waitFor(() => expect(api.db.tokens.all()).toEqual([]));
  });

  it('is still a success if only the app could not be fetched, because the sign-in gate fetches it', async () => {
    const person = openLogin();
    preload.mockRejectedValue(new Error('offline'));
    await signIn(person, 'superadmin', 'rahasia123');
    await isSignedIn();
  });
});

describe('too many wrong logins', () => {
  it('say how long to wait, and mark no field as invalid', async () => {
    const person = await signInWith('salah1234');
    for (let attempt = 1; attempt < 10; attempt++) {
      await waitFor(() => expect(submit()).toBeEnabled());
      await person.click(submit());
    }
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(username()).toHaveAccessibleDescription('Username tidak valid!');
    await person.click(submit());
    const pause = /^Terlalu banyak percobaan\. Tunggu \d+ detik, lalu coba lagi\.$/;
    expect(await screen.findByText(pause)).toBeVisible();
    for (const field of [username(), password()]) expect(field).toHaveAttribute('aria-invalid', 'false');
    expectNoSession();
  });

  it.each([
    ['with seconds', { 'Retry-After': '30' }, 'Terlalu banyak percobaan. Tunggu 30 detik, lalu coba lagi.'],
    ['without seconds', {}, 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.'],
  ])('show a sentence of the app for an empty 429, %s', async (_, headers: HeadersInit, sentence) => {
    api.server.use(http.post(loginUrl, () => HttpResponse.json({}, { status: 429, headers })));
    await signInWith('salah1234');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(username()).toHaveAttribute('aria-invalid', 'false');
    expectNoSession();
  });
});
