import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice } from '../../support/backOffice';
import { clientHeaders } from '../../support/clientHeaders';

const office = startBackOffice({ sellers: 5 });
const admins = adminTable(office.api.db.collections);
const list = '/dashboard/member-list/user-admin';

const idOf = (username: string): string =>
  admins.all().find((admin) => admin.username === username)?.id ?? '';
const show = async (username: string, as = 'superadmin') => {
  const user = office.open(as, `${list}/${idOf(username)}/show`);
  await screen.findByText('Linimasa');
  return user;
};
const button = (name: string) => screen.queryByRole('button', { name });
const dialog = () => screen.findByRole('alertdialog');

/** The HTTP status that the API answers to a login with these credentials. */
const loginStatus = async (username: string, password: string): Promise<number> => {
  const { status } = await fetch(`${location.origin}/users-services/api/v1/backoffice/login`, {
    method: 'POST',
    headers: clientHeaders,
    body: JSON.stringify({ username, password }),
  });
  return status;
};

describe('the list of user admins', () => {
  it('shows name, role, state and last login, and marks the signed-in user', async () => {
    const own = admins.get(idOf('superadmin'));
    if (own) admins.put({ ...own, last_login: '2026-11-18T07:30:00Z' });
    const user = office.open('superadmin', `${list}?filter={"role_id":"peran-superadmin"}`);
    const row = await screen.findByRole('row', { name: /Ratna Kusumawardani/ });
    expect(within(row).getByText('Anda')).toBeVisible();
    expect(within(row).getByText('Super Admin')).toBeVisible();
    expect(within(row).getByText('Aktif')).toBeVisible();
    expect(within(row).getByText('18 Nov 2026, 14.30 WIB')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: /Hapus filter/ }));
    await user.click(screen.getByRole('button', { name: /^Tidak Aktif/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ratna Kusumawardani/ })).toBeNull());
  });

  it('opens a user admin read-only for a user with only VIEW_', async () => {
    await show('keuangan', 'pengamat');
    expect(screen.getByText('Kelola', { selector: 'b' })).toBeVisible();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
  });
});

describe('a new user admin', () => {
  it('gets a role and a visible password, and can sign in', async () => {
    const user = office.open('superadmin', `${list}/create`);
    await user.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'Sari Utami');
    const phone = screen.getByRole('textbox', { name: /No. HP/ });
    await user.clear(phone);
    await user.type(phone, '0812-3456-7890');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'sari@kantor.example');
    await user.type(screen.getByRole('textbox', { name: /Username/ }), 'sari.utami');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Peran/ }),
      await screen.findByRole('option', { name: 'Keuangan' }),
    );
    expect(screen.getByText('Top-Up Saldo', { selector: '.access-summary > span > span' })).toBeVisible();
    const password = screen.getByRole<HTMLInputElement>('textbox', { name: /Password Awal/ }).value;
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    const shown = within(await screen.findByRole('dialog', { name: 'Password sudah dibuat' }));
    expect(shown.getByText('sari.utami')).toBeVisible();
    expect(shown.getByText(password)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Salin Password' }));
    expect(await navigator.clipboard.readText()).toBe(password);
    expect(await screen.findByText('Password disalin.')).toBeVisible();
    expect(location.href).not.toContain(password);
    const kept = [history.state, Object.entries(localStorage), Object.entries(sessionStorage)];
    expect(JSON.stringify(kept)).not.toContain(password);
    await user.click(shown.getByRole('button', { name: 'Selesai' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'User Admin' })).toBeVisible();
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
    await user.type(await screen.findByRole('textbox', { name: /Username/ }), 'keuangan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Nama tidak boleh kosong')).toBeVisible();
    expect(screen.getByText('Peran tidak boleh kosong')).toBeVisible();
    for (const [label, typed, fault] of [
      [/^Nama/, 'S4ri', 'Nama hanya boleh berisi huruf dan spasi, minimal 4 karakter'],
      [/Email/, 'sari', 'Email harus ditulis seperti nama@contoh.id'],
      [/Password Awal/, 'pendek1', 'Password Awal minimal 8 karakter: huruf dan angka tanpa simbol'],
    ] as const) {
      const input = screen.getByRole('textbox', { name: label });
      await user.clear(input);
      await user.type(input, typed);
      expect(await screen.findByText(fault)).toBeVisible();
    }
    expect(office.api.receivedAt('POST member-list/user-admin')).toEqual([]);
  });

  it('can be saved with another user name after the first one was refused', async () => {
    const user = office.open('superadmin', `${list}/create`);
    const username = await screen.findByRole('textbox', { name: /Username/ });
    await user.type(screen.getByRole('textbox', { name: /^Nama/ }), 'Sari Utami');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'sari.utami@kantor.example');
    await user.type(screen.getByRole('textbox', { name: /HP/ }), '81234567890');
    await user.type(username, 'keuangan');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Peran/ }),
      await screen.findByRole('option', { name: 'Keuangan' }),
    );
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Username sudah dipakai user admin lain')).toBeVisible();
    expect(username).toHaveAccessibleDescription('Username sudah dipakai user admin lain');
    expect(username).toBeInvalid();
    expect(username).toHaveFocus();
    await user.type(username, '.dua');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(admins.all().at(-1)).toMatchObject({ username: 'keuangan.dua' });
  });
});

describe('a user admin', () => {
  it('is deactivated with a reason, and activated again', async () => {
    const user = await show('keuangan');
    await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await user.type(within(await dialog()).getByRole('textbox', { name: /Alasan/ }), 'Cuti panjang');
    await user.click(within(await dialog()).getByRole('button', { name: 'Nonaktifkan' }));
    expect(await screen.findByText('Hendra Wijaya dinonaktifkan.')).toBeVisible();
    expect(await screen.findByText('Alasan: Cuti panjang')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Aktifkan' }));
    expect(await screen.findByText('Hendra Wijaya diaktifkan.')).toBeVisible();
    expect(admins.get(idOf('keuangan'))?.is_active).toBe(true);
  });

  it('keeps the old password when the user cancels the reset, or gets a new one, which is shown before it is set', async () => {
    const user = await show('keuangan');
    await user.click(await screen.findByRole('button', { name: 'Atur Ulang Password' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(office.api.receivedAt('POST resetPassword')).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Atur Ulang Password' }));
    const field = within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Password Baru' });
    const proposed = field.value;
    await user.click(within(await dialog()).getByRole('button', { name: 'Buat acak' }));
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
    await user.click(within(await dialog()).getByRole('button', { name: 'Atur Ulang' }));
    expect(office.api.receivedAt('POST resetPassword')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'pendek123');
    await user.click(within(await dialog()).getByRole('button', { name: 'Atur Ulang' }));
    expect(await screen.findByText('Password Hendra Wijaya diatur ulang.')).toBeVisible();
    const shown = within(await screen.findByRole('dialog', { name: 'Password sudah dibuat' }));
    expect(shown.getByText('pendek123')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Salin semua' })).toHaveFocus();
    await user.keyboard('{Escape}');
    const asked = within(await dialog());
    expect(asked.getByText('Password tidak dapat ditampilkan lagi.')).toBeVisible();
    expect(asked.getByRole('button', { name: 'Kembali' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shown.getByText('pendek123')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Salin Password' }));
    expect(await navigator.clipboard.readText()).toBe('pendek123');
    await user.click(shown.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByText('pendek123')).toBeNull());
    expect(await loginStatus('keuangan', 'pendek123')).toBe(200);
  });

  it('can be changed, except for the user name', async () => {
    const user = office.open('superadmin', `${list}/${idOf('tamu')}`);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Peran/ }),
      await screen.findByRole('option', { name: 'Pengamat' }),
    );
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(admins.get(idOf('tamu'))).toMatchObject({ username: 'tamu', role_id: 'peran-pengamat' });
  });

  it('who is signed in has the new name in the header at once', async () => {
    const user = office.open('superadmin', `${list}/${idOf('superadmin')}`);
    const name = await screen.findByRole('textbox', { name: /^Nama/ });
    await user.clear(name);
    await user.type(name, 'Ratna Dewi');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Ratna Dewi/ })).toBeVisible();
  });
});
