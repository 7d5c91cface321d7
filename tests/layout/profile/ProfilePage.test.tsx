import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { gate } from '../../support/gate';

const ruleOfSix = 'Password harus lebih dari  6 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';
const ruleOfLogin = 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';
const path = '/dashboard/profile';
const { api, open, answer } = startBackOffice({ sellers: 1 });

describe('profile (specification §2)', () => {
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
  /** Opens the form; `fill` pastes the new password twice, and the current one. */
  const openForm = async () => {
    const person = open('tamu', path);
    const fields = {
      current: await screen.findByLabelText<HTMLInputElement>(/^Password Saat Ini/),
      password: await screen.findByLabelText<HTMLInputElement>(/^Password Baru/),
      confirmation: screen.getByLabelText<HTMLInputElement>(/^Konfirmasi Password Baru/),
    };
    const save = screen.getByRole('button', { name: 'Ganti Password' });
    const write = async (field: HTMLElement, text: string): Promise<void> => {
      await person.clear(field);
      if (text) await person.paste(text);
    };
    const fill = async (current = '', password = 'baru1234', confirmation = password) => {
      await write(fields.password, password);
      await write(fields.confirmation, confirmation);
      await write(fields.current, current);
    };
    const values = () => [fields.current, fields.password, fields.confirmation].map(({ value }) => value);
    return { ...fields, person, save, fill, values, send: () => person.click(save) };
  };
  const change = async () => {
    const form = await openForm();
    await form.fill('rahasia123');
    await form.send();
    return form;
  };
  const sent = () => api.receivedAt('PUT users-services/api/v1/backoffice/change-password');
  const messageOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

  it('refuses a password that breaks a rule, with the sentence of the specification, and sends nothing', async () => {
    const { password, confirmation, fill, send } = await openForm();
    for (const [value, rule] of [
      ['abc12', ruleOfSix],
      ['abc123', ruleOfLogin],
    ] as const) {
      // Both fields become valid first, so that no sentence of the previous value remains.
      await fill();
      await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'false'));
      await waitFor(() => expect(confirmation).toHaveAttribute('aria-invalid', 'false'));
      await fill('', value);
      await send();
      await waitFor(() => expect(messageOf(password), value).toBe(rule));
      expect(messageOf(confirmation), value).toBe(rule);
      expect(password).toHaveAttribute('aria-invalid', 'true');
    }
    expect(sent()).toEqual([]);
  });

  it('asks for the current password and an equal confirmation, and says at the field what is missing', async () => {
    const { current, password, confirmation, fill, send } = await openForm();
    expect(current).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
    await fill();
    await send();
    await waitFor(() => expect(messageOf(current)).toBe('Password Saat Ini tidak boleh kosong'));
    await fill('rahasia123', 'rahasia12', 'rahasia23');
    await send();
    const differs = 'Konfirmasi password belum sama dengan password baru';
    await waitFor(() => expect(messageOf(confirmation)).toBe(differs));
    expect(sent()).toEqual([]);
  });

  it('changes the password once by keyboard alone, and empties all fields', async () => {
    const pressed = gate();
    api.server.use(http.put('*/change-password', () => pressed.passed));
    const { current, person } = await openForm();
    current.focus();
    await person.keyboard('rahasia123');
    await person.tab();
    await person.tab();
    await person.keyboard('baru1234');
    await person.tab();
    await person.tab();
    await person.keyboard('baru1234{Enter}{Enter}{Enter}');
    pressed.open();
    expect(await screen.findByText(/Password berhasil diganti/)).toBeVisible();
    expect(sent()).toHaveLength(1);
    const body = { current_password: 'rahasia123', new_password: 'baru1234', confirm_password: 'baru1234' };
    await waitFor(() => expect(sent()[0]?.body).toEqual(body));
    // The form is another one now.
    for (const label of [/^Password Saat Ini/, /^Password Baru/, /^Konfirmasi Password Baru/])
      expect(await screen.findByLabelText(label)).toHaveValue('');
    expect(screen.getByLabelText(/^Password Saat Ini/)).toHaveFocus();
  });

  it("shows the server's error at its field, after the label, and the server's message in a toast", async () => {
    const errors = [{ name: 'new_password', message: 'pernah dipakai' }];
    answer('PUT */change-password', { status_code: 422, message: 'Data belum benar', errors }, 422);
    const { password } = await change();
    await waitFor(() => expect(messageOf(password)).toBe('Password Baru pernah dipakai'));
    // In the toast and in the form.
    expect(await screen.findAllByText('Data belum benar')).toHaveLength(2);
    expect(password).toHaveValue('baru1234');
  });

  it('says that the current password is wrong, and after too many how long to wait, and keeps what was typed', async () => {
    const { current, fill, save, send, values } = await openForm();
    await fill('salah1234');
    await send();
    await waitFor(() => expect(messageOf(current)).toBe('Password Saat Ini tidak cocok'));
    // The user stays signed in.
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    answer('PUT */change-password', {}, { status: 429, headers: { 'Retry-After': '30' } });
    await waitFor(() => expect(save).toBeEnabled());
    await send();
    const tooMany = 'Terlalu banyak percobaan. Tunggu 30 detik, lalu coba lagi.';
    expect(await screen.findAllByText(tooMany)).toHaveLength(2);
    expect(values()).toEqual(['salah1234', 'baru1234', 'baru1234']);
  });

  it('has a sentence of its own for an empty 429 that does not say how long to wait', async () => {
    answer('PUT */change-password', {}, { status: 429 });
    await change();
    const busy = 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.';
    expect(await screen.findAllByText(busy)).toHaveLength(2);
  });

  const uncertain = 'Belum pasti diganti. Coba lagi: bila Password Saat Ini ditolak, berarti sudah diganti.';

  it.each([
    ['the connection breaks', () => HttpResponse.error()],
    ['the answer cannot be read', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])(
    'is called uncertain, in the toast and in the form, and keeps what was typed, if %s',
    async (_, lost) => {
      api.server.use(http.put('*/change-password', lost));
      const { password, save } = await change();
      expect(await screen.findAllByText(uncertain)).toHaveLength(2);
      expect(password).toHaveValue('baru1234');
      expect(save).toBeEnabled();
    },
  );

  it('is not called uncertain if it never left the browser', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.server.use(http.put('*/change-password', () => HttpResponse.error()));
    await change();
    const offline = 'Perangkat Anda tidak terhubung ke internet. Periksa koneksinya, lalu coba lagi.';
    await waitFor(() => expect(screen.getAllByText(offline)).toHaveLength(2));
    expect(screen.queryByText(uncertain)).toBeNull();
  });

  it('keeps the sentences of the server about a value without a field in the form', async () => {
    const errors = [{ name: 'password', message: 'pernah dipakai' }];
    answer('PUT */change-password', { message: 'Password ditolak', errors }, 422);
    await change();
    expect(await screen.findByText('Password ditolak; password: pernah dipakai')).toBeVisible();
  });
});
