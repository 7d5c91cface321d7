import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { confirm, dialog, factOf, noDialog, pageTitled, press, wordsOf } from '../../support/parts';

const office = startBackOffice({ sellers: 5 });
const roles = roleTable(office.api.db.collections);
const list = '/dashboard/access-management';
const sent = (method: string) => office.api.receivedAt(`${method} access-management`).map(({ body }) => body);

const formOf = async (id: string, as = 'superadmin') => {
  const user = office.open(as, `${list}/${id}`);
  await pageTitled('Ubah Peran');
  await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
  return user;
};
const box = (name: string) => screen.getByRole('checkbox', { name });

const changes = async () =>
  wordsOf((await dialog()).getAllByRole('listitem')).map((text) => text.replaceAll(/\s+/g, ' '));

describe('the list of roles', () => {
  it('links a role to its user admins, sums up its permissions, deletes a role without user admins, and says why a role in use stays', async () => {
    const user = office.open('superadmin', list);
    const row = await screen.findByRole('row', { name: /^Keuangan/ });
    expect(within(row).getByText('Kelola 1 · Lihat 2')).toBeVisible();
    expect(within(row).getByRole('link', { name: /user admin$/ })).toHaveAttribute(
      'href',
      filtered('/dashboard/member-list/user-admin', { role_id: 'peran-keuangan' }),
    );
    expect(screen.getByText('Mengelola semua menu', { selector: 'th + td + td > *' })).toBeVisible();

    const used = await screen.findByRole('row', { name: /^Tamu/ });
    await user.click(within(used).getByRole('button', { name: /^Hapus Data/ }));
    expect(await screen.findByText(/^Tamu masih dipakai 1 user admin/)).toBeVisible();
    expect(office.api.receivedAt('DELETE peran-tamu')).toEqual([]);
    const idle = screen.getByRole('row', { name: /^Auditor/ });
    await user.click(within(idle).getByRole('button', { name: /^Hapus Data/ }));
    await confirm(user, 'Hapus');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Auditor/ })).toBeNull());
  });

  it('opens a role read-only for a user with only VIEW_: no save button, disabled checkboxes', async () => {
    const user = office.open('pengamat', list);
    await user.click(await screen.findByRole('link', { name: 'Keuangan' }));
    expect(await pageTitled('Keuangan')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Kelola Top-Up Saldo' })).toBeChecked();
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lihat sebagai Peran' })).toBeVisible();
  });
});

describe('the form of a role', () => {
  it('closes its review and shows a refusal at the name or at the matrix, and saves after it', async () => {
    const user = await formOf('peran-layanan');
    const save = async () => {
      await press(user, 'Simpan');
      await confirm(user, 'Simpan');
    };
    const name = screen.getByRole('textbox', { name: /^Peran/ });
    await user.clear(name);
    await user.paste('keuangan');
    await save();
    expect(await screen.findByText('Peran sudah dipakai peran lain')).toBeVisible();
    await noDialog();

    await user.type(name, ' dua');
    await user.click(box('Kelola Driver'));
    const errors = [{ name: 'permissions', message: 'memuat hak akses yang tidak Anda miliki' }];
    office.answer('PUT */access-management/:id', { errors }, { status: 422, once: true });
    await save();
    const refusal = 'Hak Akses memuat hak akses yang tidak Anda miliki';
    expect(await screen.findByText(refusal, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/di luar isian formulir ini/)).toBeNull();

    await noDialog();
    await save();
    expect(await pageTitled('Akses Manajemen')).toBeVisible();
  });

  it('says that nothing changed, or shows the changed permissions and saves them only after confirmation', async () => {
    const user = await formOf('peran-layanan');
    await user.click(box('Kelola Orderan'));
    await user.click(box('Kelola Orderan'));
    await press(user, 'Simpan');
    expect(await screen.findByText(/Tidak ada yang berubah/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await user.click(box('Kelola Driver'));
    await user.click(box('Kelola Orderan'));
    await press(user, 'Simpan');
    expect(await changes()).toEqual([
      'DitambahDriverdari Tidak ada → menjadi Kelola',
      'DikurangiOrderandari Kelola → menjadi Lihat',
    ]);
    // Nobody loses anything by a role that they do not hold.
    expect(screen.queryByText('Anda tidak dapat membatalkan ini sendiri.')).toBeNull();
    await confirm(user, 'Batal');
    await noDialog();
    expect(office.api.receivedAt('PUT peran-layanan')).toEqual([]);
    expect(box('Kelola Driver')).toBeChecked();
    await press(user, 'Simpan');
    await confirm(user, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await pageTitled('Akses Manajemen')).toBeVisible();
    expect(office.api.receivedAt('PUT peran-layanan').map(({ body }) => body)).toEqual([
      {
        name: 'Layanan Pelanggan',
        description: 'Menangani pesanan dan keluhan konsumen',
        permissions: expect.arrayContaining(['MANAGE_DRIVER', 'VIEW_ORDERAN']) as string[],
      },
    ]);
  });

  it('checks Lihat together with Kelola, and keeps Lihat checked when Kelola is unchecked', async () => {
    const user = await formOf('peran-tamu');
    await user.click(box('Kelola Orderan'));
    expect(box('Lihat Orderan')).toBeChecked();
    expect(box('Lihat Orderan')).toBeDisabled();
    await user.click(box('Kelola Orderan'));
    expect(box('Lihat Orderan')).toBeChecked();
    await user.click(box('Lihat Orderan'));
    expect(box('Lihat Orderan')).not.toBeChecked();
  });

  it('changes only what a box for all menus is about: Kelola stays, and a right between or beside them too', async () => {
    // Nobody gives a right that they lack.
    office.give('superadmin', ...(roles.get('peran-superadmin')?.permissions ?? []), 'APPROVE_DRIVER');
    office.give('layanan', 'MANAGE_ORDERAN', 'VIEW_DRIVER', 'APPROVE_DRIVER');
    const user = await formOf('peran-layanan');
    const all = { view: box('Lihat semua menu'), manage: box('Kelola semua menu') };
    for (const each of Object.values(all)) expect(each).toBePartiallyChecked();
    await user.click(all.view);
    expect(all.view).toBeChecked();
    expect(box('Kelola Orderan')).toBeChecked();
    expect(box('Kelola Driver')).not.toBeChecked();
    await user.click(all.view);
    expect(box('Lihat Driver')).not.toBeChecked();
    expect(box('Kelola Orderan')).toBeChecked();
    expect(all.view).toBePartiallyChecked();
    await user.click(all.manage);
    expect(all.manage).toBeChecked();
    await user.click(all.manage);
    expect(box('Kelola Orderan')).not.toBeChecked();
    for (const name of ['Lihat Orderan', 'Lihat Driver']) expect(box(name)).toBeChecked();
    await press(user, 'Simpan');
    await confirm(user, /^Simpan/);
    await waitFor(() => expect(office.api.receivedAt('PUT peran-layanan')).toHaveLength(1));
    const { permissions } = office.api.receivedAt('PUT peran-layanan')[0]?.body as { permissions: string[] };
    expect(permissions).toContain('APPROVE_DRIVER');
    expect(permissions.filter((value) => value.startsWith('MANAGE_'))).toEqual([]);
  });

  it('duplicates a role under another name', async () => {
    const user = office.open('superadmin', list);
    const row = await screen.findByRole('row', { name: /^Keuangan/ });
    await user.click(within(row).getByRole('link', { name: 'Duplikat Peran' }));
    expect(await screen.findByDisplayValue('Salinan Keuangan')).toBeVisible();
    expect(box('Kelola Top-Up Saldo')).toBeChecked();
    await press(user, 'Simpan');
    expect(await changes()).toHaveLength(3);
    await confirm(user, 'Simpan');
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(sent('POST')).toMatchObject([{ name: 'Salinan Keuangan' }]);
    expect(await screen.findByRole('row', { name: /^Salinan Keuangan/ })).toBeVisible();
  });
});

it('Lihat sebagai Peran shows the menu and the routes of the role, with unsaved changes, as a read-only preview', async () => {
  const user = await formOf('peran-layanan');
  await user.click(box('Kelola Orderan'));
  await user.click(box('Lihat Driver'));
  await press(user, 'Lihat sebagai Peran');
  const preview = await screen.findByRole('dialog', { name: 'Lihat sebagai Layanan Pelanggan' });
  expect(within(preview).getByText('Pratinjau, hanya dapat dibaca')).toBeVisible();
  expect(within(preview).getByText(/Termasuk perubahan yang belum disimpan/)).toBeVisible();
  const menu = within(preview).getByRole('region', { name: 'Menu pemegang peran' });
  expect(wordsOf(within(menu).getAllByText(/./, { selector: 'li.role-preview-entry > *' }))).toEqual([
    'Dashboard',
    'Driver',
    'Orderan',
    'List Konsumen',
  ]);
  const opening = (page: RegExp) =>
    within(within(preview).getByRole('row', { name: page })).getAllByRole('cell')[0]?.textContent;
  expect([opening(/^Orderan/), opening(/^List Konsumen/), opening(/^Top-Up/)]).toEqual([
    'Hanya Baca',
    'Terbuka',
    'Ditolak',
  ]);
  expect(within(preview).queryAllByRole('link')).toEqual([]);
  expect(within(preview).getAllByRole('button')).toHaveLength(1);
  await user.click(within(preview).getByRole('button', { name: 'Tutup pratinjau' }));
  expect(office.api.receivedAt('PUT peran-layanan')).toEqual([]);
});

it('a changed role takes effect at once for a user who changed their own role', async () => {
  office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN');
  const user = await formOf('peran-keuangan', 'keuangan');
  const menu = screen.getByRole('navigation', { name: 'Apps' });
  expect(within(menu).getByRole('link', { name: 'Orderan' })).toBeVisible();
  await user.click(box('Kelola Orderan'));
  await user.click(box('Lihat Orderan'));
  await press(user, 'Simpan');
  await confirm(user, 'Simpan');
  await waitFor(() => expect(within(menu).queryByRole('link', { name: 'Orderan' })).toBeNull());
});

describe('a role whose number of user admins is unreadable', () => {
  it('shows a dash, and is not deleted as unused, but a number that is sent as text is read', async () => {
    const counts = ['many', -1, '4'];
    const role = roles.get('peran-auditor');
    const sent = counts.map((user_count, at) => ({
      ...role,
      id: `peran-${at}`,
      name: `Uji ${at}`,
      user_count,
    }));
    office.answer('GET */access-management', sent, { total: counts.length });
    const user = office.open('superadmin', list);
    for (const at of [0, 1]) {
      const row = within(await screen.findByRole('row', { name: new RegExp(`^Uji ${at}`) }));
      expect(row.getByRole('cell', { name: '–' })).toBeVisible();
      await user.click(row.getByRole('button', { name: /^Hapus Data/ }));
      const reason = 'belum dapat dihapus karena jumlah user admin tidak terbaca. Muat ulang halaman.';
      expect(await screen.findByText(`Uji ${at} ${reason}`)).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
    expect(screen.getByRole('link', { name: '4 user admin' })).toBeVisible();
  });

  it('shows a dash on its page, and is not said to be unused in the review of its changes', async () => {
    const sent = { ...roles.get('peran-auditor'), user_count: null };
    office.answer('GET */access-management/peran-auditor', sent);
    const user = office.open('superadmin', `${list}/peran-auditor/show`);
    expect(await factOf('User Admin')).toHaveTextContent('User Admin–');
    walkTo(`${list}/peran-auditor`);
    await pageTitled('Ubah Peran');
    await user.click(await screen.findByRole('checkbox', { name: 'Lihat Orderan' }));
    await press(user, 'Simpan');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Berlaku untuk semua user admin yang memakai peran ini saat mereka berpindah halaman.',
    );
  });
});

it('a role with an id that cannot be in an address has no link, not even to duplicate it', async () => {
  const role = roles.get('peran-auditor');
  const sent = ['.', '..'].map((id) => ({ ...role, id, name: `Uji ${id}` }));
  office.answer('GET */access-management', sent, { total: 2 });
  office.open('superadmin', list);
  for (const row of (await screen.findAllByRole('row', { name: /^Uji/ })).map((each) => within(each))) {
    expect(await row.findByRole('button', { name: /^Hapus Data/ })).toBeVisible();
    expect(row.queryAllByRole('link')).toEqual([]);
  }
});
