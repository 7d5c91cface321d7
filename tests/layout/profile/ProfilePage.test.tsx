import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const ruleOfSix = 'Password harus lebih dari  6 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';
const ruleOfLogin = 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';
const path = '/dashboard/profile';

describe('profile (specification §2)', () => {
  const { open } = startBackOffice();

  it('shows picture, name, e-mail and role', async () => {
    open('superadmin', path);
    expect(await screen.findByRole('img', { name: 'Foto profil Ratna Kusumawardani' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const text of ['Ratna Kusumawardani', 'ratna.kusumawardani@kantor.example', 'Super Admin']) {
      expect(main.getByText(text)).toBeVisible();
    }
  });

  it('lists the rights of the user in readable words', async () => {
    open('keuangan', path);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'HalamanHak Akses',
      'DashboardLihat',
      'Top-Up SaldoLihat dan kelola',
      'Report TransactionLihat',
    ]);
  });

  it('says so when the user can open no page', async () => {
    open('tamu', path);
    expect(await screen.findByText(/Belum ada halaman yang dapat Anda buka/)).toBeVisible();
  });
});

describe('password change (specification §5)', () => {
  const { api, open, answer } = startBackOffice();
  const fields = async () => ({
    current: await screen.findByLabelText(/^Password Saat Ini/),
    password: await screen.findByLabelText(/^Password Baru/),
    confirmation: screen.getByLabelText(/^Konfirmasi Password Baru/),
    save: screen.getByRole('button', { name: 'Ganti Password' }),
  });
  /** Empties a field and pastes a text into it. */
  const fill = async (person: UserEvent, field: HTMLElement, text: string): Promise<void> => {
    await person.clear(field);
    if (text) await person.paste(text);
  };
  const sent = () => api.receivedAt('PUT users-services/api/v1/backoffice/change-password');
  const messageOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

  it('refuses a password that breaks a rule, with the sentence of the specification, and sends nothing', async () => {
    const person = open('tamu', path);
    const { password, confirmation, save } = await fields();
    for (const [value, rule] of [
      ['', ruleOfSix],
      ['abc12', ruleOfSix],
      ['abcdef', ruleOfSix],
      ['123456', ruleOfSix],
      ['abc 123', ruleOfSix],
      ['abc-123', ruleOfSix],
      ['åbc123', ruleOfSix],
      ['abc123', ruleOfLogin],
      ['abcd123', ruleOfLogin],
    ] as const) {
      // Both fields become valid first, so that no sentence of the previous value remains.
      for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
      await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'false'));
      await waitFor(() => expect(confirmation).toHaveAttribute('aria-invalid', 'false'));
      for (const field of [password, confirmation]) await fill(person, field, value);
      await person.click(save);
      await waitFor(() => expect(messageOf(password), value).toBe(rule));
      expect(messageOf(confirmation), value).toBe(rule);
      expect(password).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sent()).toEqual([]);
  });

  it('asks for the current password, and says at its field when it is empty', async () => {
    const person = open('tamu', path);
    const { current, password, confirmation, save } = await fields();
    expect(current).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
    for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
    await person.click(save);
    await waitFor(() => expect(messageOf(current)).toBe('Password Saat Ini tidak boleh kosong'));
    expect(sent()).toEqual([]);
  });

  it('says at its field that the current password is wrong, and the user stays signed in', async () => {
    const person = open('tamu', path);
    const { current, password, confirmation, save } = await fields();
    for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
    await fill(person, current, 'salah1234');
    await person.click(save);
    await waitFor(() => expect(messageOf(current)).toBe('Password Saat Ini tidak cocok'));
    expect(password).toHaveValue('baru1234');
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  it('refuses a confirmation that differs', async () => {
    const person = open('tamu', path);
    const { password, confirmation, save } = await fields();
    await fill(person, password, 'rahasia12');
    await fill(person, confirmation, 'rahasia23');
    await person.click(save);
    await waitFor(() =>
      expect(messageOf(confirmation)).toBe('Konfirmasi password belum sama dengan password baru'),
    );
    expect(sent()).toEqual([]);
  });

  it('changes the password once by keyboard alone, and empties all fields', async () => {
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    api.server.use(http.put('*/change-password', () => pressed));
    const person = open('tamu', path);
    const { current } = await fields();
    current.focus();
    await person.keyboard('rahasia123');
    await person.tab();
    await person.tab();
    await person.keyboard('baru1234');
    await person.tab();
    await person.tab();
    await person.keyboard('baru1234{Enter}{Enter}{Enter}');
    answer();
    expect(await screen.findByText(/Password berhasil diganti/)).toBeVisible();
    expect(sent()).toHaveLength(1);
    await vi.waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        current_password: 'rahasia123',
        new_password: 'baru1234',
        confirm_password: 'baru1234',
      }),
    );
    const after = await fields();
    for (const input of [after.current, after.password, after.confirmation]) expect(input).toHaveValue('');
    expect(after.current).toHaveFocus();
  });

  it("shows the server's error at its field, after the label, and the server's message in a toast", async () => {
    answer(
      'PUT */change-password',
      {
        status_code: 422,
        message: 'Data belum benar',
        errors: [{ name: 'new_password', message: 'pernah dipakai' }],
      },
      422,
    );
    const person = open('tamu', path);
    const { current, password, confirmation, save } = await fields();
    for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
    await fill(person, current, 'rahasia123');
    await person.click(save);
    await waitFor(() => expect(messageOf(password)).toBe('Password Baru pernah dipakai'));
    expect(await screen.findByText('Data belum benar')).toBeVisible();
    expect(password).toHaveValue('baru1234');
  });

  it('says how long to wait after too many wrong current passwords, and keeps what was typed', async () => {
    const person = open('tamu', path);
    const { current, password, confirmation, save } = await fields();
    for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
    await fill(person, current, 'salah1234');
    for (let attempt = 1; attempt <= 10; attempt++) {
      await person.click(save);
      await waitFor(() =>
        expect([sent().length, messageOf(current)]).toEqual([attempt, 'Password Saat Ini tidak cocok']),
      );
      await waitFor(() => expect(save).toBeEnabled());
    }
    await person.click(save);
    expect(
      await screen.findByText(/^Terlalu banyak percobaan\. Tunggu \d+ detik, lalu coba lagi\.$/),
    ).toBeVisible();
    expect([current, password, confirmation].map((field) => (field as HTMLInputElement).value)).toEqual([
      'salah1234',
      'baru1234',
      'baru1234',
    ]);
  });

  it.each([
    ['with seconds', { 'Retry-After': '30' }, 'Terlalu banyak percobaan. Tunggu 30 detik, lalu coba lagi.'],
    ['without seconds', {}, 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.'],
  ])('shows its own sentence for an empty 429, %s', async (_, headers: HeadersInit, sentence) => {
    answer('PUT */change-password', {}, { status: 429, headers });
    const person = open('tamu', path);
    const { current, password, confirmation, save } = await fields();
    for (const field of [password, confirmation]) await fill(person, field, 'baru1234');
    await fill(person, current, 'rahasia123');
    await person.click(save);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(password).toHaveValue('baru1234');
    expect(save).toBeEnabled();
  });
});
