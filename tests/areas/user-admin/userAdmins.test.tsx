import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice } from '../../support/backOffice';
import { clientHeaders } from '../../support/clientHeaders';
import { confirm, dialog, noDialog, pageTitled, press } from '../../support/parts';
import { field, write } from '../everyForm';

const office = startBackOffice({ sellers: 5 });
const admins = adminTable(office.api.db.collections);
const list = '/dashboard/member-list/user-admin';

const idOf = (username: string): string => office.admin(username).id;
const show = async (username: string) => {
  const user = office.open('superadmin', `${list}/${idOf(username)}/show`);
  await screen.findByText('Linimasa');
  return user;
};

/** The HTTP status that the API answers to a login with these credentials. */
const loginStatus = async (username: string, password: string): Promise<number> => {
  const { status } = await fetch(`${location.origin}/users-services/api/v1/backoffice/login`, {
    method: 'POST',
    headers: clientHeaders,
    body: JSON.stringify({ username, password }),
  });
  return status;
};

it('the list of user admins shows name, role, state and last login, and marks the signed-in user', async () => {
  admins.put({ ...office.admin('superadmin'), last_login: '2026-11-18T07:30:00Z' });
  const user = office.open('superadmin', `${list}?filter={"role_id":"peran-superadmin"}`);
  const row = within(await screen.findByRole('row', { name: /Ratna Kusumawardani/ }));
  for (const text of ['Anda', 'Super Admin', 'Aktif', '18 Nov 2026, 14.30 WIB'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await press(user, /Hapus filter/);
  await press(user, /^Tidak Aktif/);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ratna Kusumawardani/ })).toBeNull());
});

/** Types into the fields of a new user admin, and chooses the role Keuangan. */
const fill = async (user: UserEvent, username: string) => {
  await write(user, 'Nama', 'Sari Utami');
  await write(user, 'No. HP', '0812-3456-7890');
  await write(user, 'Email', 'sari@kantor.example');
  await write(user, 'Username', username);
  const role = await screen.findByRole('option', { name: 'Keuangan' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Peran/ }), role);
};

describe('a new user admin', () => {
  it('gets a role and a visible password, and can sign in', async () => {
    const user = office.open('superadmin', `${list}/create`);
    await fill(user, 'sari.utami');
    expect(screen.getByText('Top-Up Saldo', { selector: '.access-summary > span > span' })).toBeVisible();
    const password = screen.getByRole<HTMLInputElement>('textbox', { name: /Password Awal/ }).value;
    await press(user, 'Simpan');
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    const shown = within(await screen.findByRole('dialog', { name: 'Password sudah dibuat' }));
    expect(shown.getByText('sari.utami')).toBeVisible();
    expect(shown.getByText(password)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Salin Password' }));
    expect(location.href).not.toContain(password);
    const kept = [history.state, Object.entries(localStorage), Object.entries(sessionStorage)];
    expect(JSON.stringify(kept)).not.toContain(password);
    await user.click(shown.getByRole('button', { name: 'Selesai' }));
    expect(await pageTitled('User Admin')).toBeVisible();
    expect(screen.queryByText(password)).toBeNull();
    const [sent] = office.api.receivedAt('POST member-list/user-admin');
    expect(sent?.body).toEqual({
      full_name: 'Sari Utami',
      email: 'sari@kantor.example',
      phone: '6281234567890',
      username: 'sari.utami',
      role_id: 'peran-keuangan',
      password,
    });
    expect(admins.all().at(-1)).toMatchObject({ username: 'sari.utami', is_active: true });
    expect(await loginStatus('sari.utami', password)).toBe(200);
  });

  it('is not sent while values are missing or invalid, and the fields say so', async () => {
    const user = office.open('superadmin', `${list}/create`);
    await write(user, 'Username', 'keuangan');
    await press(user, 'Simpan');
    expect(await screen.findByText('Nama tidak boleh kosong')).toBeVisible();
    expect(screen.getByText('Peran tidak boleh kosong')).toBeVisible();
    for (const [label, typed, fault] of [
      ['Nama', 'S4ri', 'Nama hanya boleh berisi huruf dan spasi, minimal 4 karakter'],
      ['Email', 'sari', 'Email harus ditulis seperti nama@contoh.id'],
      ['Password Awal', 'pendek1', 'Password Awal minimal 8 karakter: huruf dan angka tanpa simbol'],
    ] as const) {
      await write(user, label, typed);
      await user.tab();
      expect(await screen.findByText(fault)).toBeVisible();
    }
    expect(office.api.receivedAt('POST member-list/user-admin')).toEqual([]);
  });
});

describe('a user admin', () => {
  it('keeps the old password when the user cancels the reset, or gets a new one, which is shown before it is set', async () => {
    const user = await show('keuangan');
    await press(user, 'Atur Ulang Password');
    await confirm(user, 'Batal');
    await noDialog();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(office.api.receivedAt('POST resetPassword')).toEqual([]);

    await press(user, 'Atur Ulang Password');
    const field = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Password Baru' });
    const proposed = field.value;
    await confirm(user, 'Buat acak');
    expect(field.value).not.toBe(proposed);
    await user.clear(field);
    await user.type(field, 'abc12');
    expect(field).toHaveAccessibleDescription(
      'Password harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
    );
    await user.type(field, '3');
    expect(field).toHaveAccessibleDescription(
      'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
    );
    await confirm(user, 'Atur Ulang');
    expect(office.api.receivedAt('POST resetPassword')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'pendek123');
    const answer = office.holdBack('POST */member-list/user-admin/:id/resetPassword');
    await confirm(user, 'Atur Ulang');
    await user.type(field, '4');
    answer();
    expect(await screen.findByText('Password Hendra Wijaya diatur ulang.')).toBeVisible();
    const shown = within(await screen.findByRole('dialog', { name: 'Password sudah dibuat' }));
    expect(shown.getByText('pendek123')).toBeVisible();
    await user.keyboard('{Escape}');
    const asked = await dialog();
    expect(asked.getByText('Password tidak dapat ditampilkan lagi.')).toBeVisible();
    expect(asked.getByRole('button', { name: 'Kembali' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await noDialog();
    await user.click(shown.getByRole('button', { name: 'Salin Password' }));
    await user.click(shown.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByText('pendek123')).toBeNull());
    expect(await loginStatus('keuangan', 'pendek123')).toBe(200);
  });

  it('who is signed in keeps the user name, and has a new name in the header at once', async () => {
    const user = office.open('superadmin', `${list}/${idOf('superadmin')}`);
    expect(await field('Username')).toHaveAttribute('readonly');
    await write(user, 'Nama', 'Ratna Dewi');
    await press(user, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Ratna Dewi/ })).toBeVisible();
  });
});
