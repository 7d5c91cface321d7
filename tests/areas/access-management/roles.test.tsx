import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { filtered, startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const roles = roleTable(office.api.db.collections);
const list = '/dashboard/access-management';
const sent = (method: string) => office.api.receivedAt(`${method} access-management`).map(({ body }) => body);

const formOf = async (id: string, as = 'superadmin') => {
  const user = office.open(as, `${list}/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Ubah Peran' });
  await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
  return user;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const dialog = () => screen.findByRole('alertdialog');
const changesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

/** Gives these permissions to the role of the user with `username`. */
const give = (username: string, ...permissions: string[]) => {
  const role = roles.get(`peran-${username}`);
  if (role) roles.put({ ...role, permissions });
};

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
    await user.click(within(await dialog()).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Auditor/ })).toBeNull());
  });

  it('opens a role read-only for a user with only VIEW_: no save button, disabled checkboxes', async () => {
    const user = office.open('pengamat', list);
    await user.click(await screen.findByRole('link', { name: 'Keuangan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Keuangan' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Kelola Top-Up Saldo' })).toBeChecked();
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lihat sebagai Peran' })).toBeVisible();
  });
});

describe('the form of a role', () => {
  it('shows a refusal of its permissions at the matrix, and saves after it', async () => {
    const user = await formOf('peran-layanan');
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Simpan' }));
      await user.click(within(await dialog()).getByRole('button', { name: /^Simpan/ }));
    };
    await user.click(box('Kelola Driver'));
    const errors = [{ name: 'permissions', message: 'memuat hak akses yang tidak Anda miliki' }];
    office.answer('PUT */access-management/:id', { errors }, { status: 422, once: true });
    await save();
    const refusal = 'Hak Akses memuat hak akses yang tidak Anda miliki';
    expect(await screen.findByText(refusal, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/di luar isian formulir ini/)).toBeNull();

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await save();
    expect(await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' })).toBeVisible();
  });

  it('says that nothing changed, or shows the changed permissions and saves them only after confirmation', async () => {
    const user = await formOf('peran-layanan');
    await user.click(box('Kelola Orderan'));
    await user.click(box('Kelola Orderan'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/Tidak ada yang berubah/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await user.click(box('Kelola Driver'));
    await user.click(box('Kelola Orderan'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(changesIn(await dialog())).toEqual([
      'DitambahDriverdari Tidak ada → menjadi Kelola',
      'DikurangiOrderandari Kelola → menjadi Lihat',
    ]);
    await user.click(within(await dialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(office.api.receivedAt('PUT peran-layanan')).toEqual([]);
    expect(box('Kelola Driver')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' })).toBeVisible();
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
    await user.click(box('Lihat semua menu'));
    expect(box('Lihat Report Transaction')).toBeChecked();
    await user.click(box('Lihat semua menu'));
    expect(box('Lihat Report Transaction')).not.toBeChecked();
  });

  it('changes only what a box for all menus is about: Kelola stays, and a right between or beside them too', async () => {
    // Nobody gives a right that they lack.
    give('superadmin', ...(roles.get('peran-superadmin')?.permissions ?? []), 'APPROVE_DRIVER');
    give('layanan', 'MANAGE_ORDERAN', 'VIEW_DRIVER', 'APPROVE_DRIVER');
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
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(within(await dialog()).getByRole('button', { name: /^Simpan/ }));
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
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(changesIn(await dialog())).toHaveLength(3);
    await user.click(within(await dialog()).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(sent('POST')).toMatchObject([{ name: 'Salinan Keuangan' }]);
    expect(await screen.findByRole('row', { name: /^Salinan Keuangan/ })).toBeVisible();
  });

  it('closes the review and shows the validation error of the server', async () => {
    const user = office.open('superadmin', `${list}/create`);
    await user.type(await screen.findByRole('textbox', { name: /Peran/ }), 'keuangan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Peran sudah dipakai peran lain')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('Lihat sebagai Peran', () => {
  it('shows the menu and the routes of the role, with unsaved changes, as a read-only preview', async () => {
    const user = await formOf('peran-layanan');
    await user.click(box('Kelola Orderan'));
    await user.click(box('Lihat Driver'));
    await user.click(screen.getByRole('button', { name: 'Lihat sebagai Peran' }));
    const preview = await screen.findByRole('dialog', { name: 'Lihat sebagai Layanan Pelanggan' });
    expect(within(preview).getByText('Pratinjau, hanya dapat dibaca')).toBeVisible();
    expect(within(preview).getByText(/Termasuk perubahan yang belum disimpan/)).toBeVisible();
    const menu = within(preview).getByRole('region', { name: 'Menu pemegang peran' });
    expect(
      within(menu)
        .getAllByText(/./, { selector: 'li.role-preview-entry > *' })
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Driver', 'Orderan', 'List Konsumen']);
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
});

describe('a changed role', () => {
  it('takes effect at once for a user who changed their own role', async () => {
    give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN');
    const user = await formOf('peran-keuangan', 'keuangan');
    const menu = screen.getByRole('navigation', { name: 'Apps' });
    expect(within(menu).getByRole('link', { name: 'Orderan' })).toBeVisible();
    await user.click(box('Kelola Orderan'));
    await user.click(box('Lihat Orderan'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(within(menu).queryByRole('link', { name: 'Orderan' })).toBeNull());
  });
});

const auditor = async () => within(await screen.findByRole('row', { name: /^Auditor/ }));

/** The host sends this as the number of user admins with the role Auditor, which has none. */
const sendCount = (user_count: unknown): void => {
  const sent = { ...roles.get('peran-auditor'), user_count };
  office.answer('GET */access-management', [sent], { total: 1 });
  office.answer('GET */access-management/peran-auditor', sent);
};

describe('a role whose number of user admins is unreadable', () => {
  it.each([['many'], [null], [1e300], [-1]])(
    'shows a dash for %s, and is not deleted as unused',
    async (sent) => {
      sendCount(sent);
      const user = office.open('superadmin', list);
      const row = await auditor();
      expect(row.getByRole('cell', { name: '–' })).toBeVisible();
      await user.click(row.getByRole('button', { name: /^Hapus Data/ }));
      expect(
        await screen.findByText(
          'Auditor belum dapat dihapus karena jumlah user admin tidak terbaca. Muat ulang halaman.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('shows a dash on its page', async () => {
    sendCount(null);
    office.open('superadmin', `${list}/peran-auditor/show`);
    expect((await screen.findByText('User Admin', { selector: 'dt' })).parentElement).toHaveTextContent(
      'User Admin–',
    );
  });

  it('is not said to be unused in the review of its changes', async () => {
    sendCount(null);
    const user = office.open('superadmin', `${list}/peran-auditor`);
    await user.click(await screen.findByRole('checkbox', { name: 'Lihat Orderan' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Berlaku untuk semua user admin yang memakai peran ini saat mereka berpindah halaman.',
    );
  });
});

it('a number of user admins that is sent as text is read', async () => {
  sendCount('4');
  office.open('superadmin', list);
  expect((await auditor()).getByRole('link', { name: '4 user admin' })).toBeVisible();
});

it.each(['.', '..'])('a role with the id %s has no link, not even to duplicate it', async (id) => {
  const role = roles.get('peran-auditor');
  if (role) roles.put({ ...role, id });
  roles.remove('peran-auditor');
  office.open('superadmin', list);
  const row = await auditor();
  expect(await row.findByRole('button', { name: /^Hapus Data/ })).toBeVisible();
  expect(row.queryAllByRole('link')).toEqual([]);
});
