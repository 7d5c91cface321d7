import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { freshness, rereadAccess } from '../../../src/authProvider/rereadAccess';
import { startBackOffice } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
import { confirm, dialog, pageTitled, press } from '../../support/parts';

const office = startBackOffice({ sellers: 5 });
const roles = roleTable(office.api.db.collections);
const list = '/dashboard/access-management';

const formOf = async (id: string, as = 'superadmin') => {
  const user = office.open(as, `${list}/${id}`);
  await pageTitled('Ubah Peran');
  await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
  return user;
};
const onlyOthers =
  'Hanya pengelola Akses Manajemen lain yang juga memilikinya dapat memberikannya kembali kepada Anda.';
const box = (name: string) => screen.getByRole('checkbox', { name });

/** A colleague saves the role with these changes. */
const change = (id: string, changes: { name?: string; permissions?: string[] }) => {
  const { name, description, permissions } = roles.get(id) ?? {};
  const body = { name, description, permissions, ...changes };
  return colleague(office.api).send('PUT', `access-management/${id}`, body);
};

describe('the form of a role', () => {
  it('locks every permission of the only role whose holders could give it back, and says how to unlock it', async () => {
    await formOf('peran-superadmin');
    // Layanan Pelanggan also manages orders, but nobody there could give that permission to others.
    for (const page of ['Dashboard', 'User Admin', 'Akses Manajemen', 'Report Transaction', 'Orderan'])
      expect(box(`Kelola ${page}`)).toBeDisabled();
    expect(screen.getByText('Hak akses yang terkunci belum dapat dicabut dari peran ini.')).toBeVisible();
    const way = 'Harus ada user admin aktif dengan peran lain yang memiliki semua hak akses peran ini';
    expect(screen.getByText(`${way} agar dapat memberikannya kembali.`)).toBeVisible();
    expect(screen.getByText(/Ini peran Anda sendiri/)).toBeVisible();
  });

  it('unlocks the permissions once somebody with another role has all of them', async () => {
    office.give('keuangan', ...(roles.get('peran-superadmin')?.permissions ?? []));
    await formOf('peran-superadmin');
    for (const page of ['Orderan', 'Akses Manajemen']) expect(box(`Kelola ${page}`)).toBeEnabled();
    expect(screen.queryByText(/yang terkunci/)).toBeNull();
  });

  it('disables the permissions that the user does not have, and locks one to view too', async () => {
    office.give('superadmin');
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'VIEW_ORDERAN');
    await formOf('peran-tamu', 'keuangan');
    expect(box('Lihat Orderan')).toBeEnabled();
    for (const name of ['Kelola Orderan', 'Lihat Driver', 'Kelola Driver']) expect(box(name)).toBeDisabled();
    expect(screen.getByText('Anda tidak dapat memberikan hak akses yang tidak Anda miliki.')).toBeVisible();
    cleanup();
    await formOf('peran-keuangan', 'keuangan');
    for (const name of ['Lihat Orderan', 'Kelola Akses Manajemen']) expect(box(name)).toBeDisabled();
  });

  it('is read-only if the role has a permission that the user does not have, and says why', async () => {
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN', 'VIEW_DASHBOARD');
    office.open('keuangan', `${list}/peran-layanan`);
    expect(await screen.findByText('Anda tidak dapat mengubah peran ini.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Layanan Pelanggan' })).toBeVisible();
    const why = 'Peran ini memuat hak akses yang tidak Anda miliki: Kelola List Konsumen.';
    expect(screen.getByText(`${why} Hubungi admin yang memilikinya.`)).toBeVisible();
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('is not linked in the list for a role with more permissions than the user, and delete is disabled', async () => {
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'VIEW_DASHBOARD');
    const user = office.open('keuangan', list);
    const more = within(await screen.findByRole('row', { name: /^Auditor/ }));
    expect(await more.findByRole('link', { name: 'Duplikat Peran' })).toBeVisible();
    expect(more.queryByRole('link', { name: 'Ubah Auditor' })).toBeNull();
    const bin = more.getByRole('button', { name: /^Hapus Data/ });
    expect(bin).toHaveAttribute('aria-disabled', 'true');
    await user.click(bin);
    const why = 'Hak akses peran Auditor melebihi hak akses Anda. Hubungi admin yang memilikinya.';
    expect(await screen.findByText(why)).toBeVisible();
    expect(office.api.receivedAt('DELETE peran-auditor')).toEqual([]);
    const less = within(screen.getByRole('row', { name: /^Tamu/ }));
    expect(less.getByRole('link', { name: 'Ubah Tamu' })).toBeVisible();
  });

  it('warns in its review that users cannot restore permissions they take from their own role', async () => {
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN', 'VIEW_DRIVER');
    const user = await formOf('peran-keuangan', 'keuangan');
    await user.click(box('Kelola Orderan'));
    await user.click(box('Lihat Driver'));
    await user.click(box('Kelola Akses Manajemen'));
    await press(user, 'Simpan');
    const review = await dialog();
    expect(review.getByText('Anda tidak dapat membatalkan ini sendiri.')).toBeVisible();
    const lost = 'Anda kehilangan Kelola Akses Manajemen, Kelola Orderan, Lihat Driver.';
    const after = 'Setelah ini, Anda tidak dapat mengubah peran apa pun.';
    expect(review.getByText(`${lost} ${onlyOthers} ${after}`)).toBeVisible();
  });

  it('warns only of permissions that this save removes, not of those that a colleague already removed', async () => {
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN', 'VIEW_DRIVER');
    const user = await formOf('peran-keuangan', 'keuangan');
    await change('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'] });
    await user.click(box('Kelola Orderan'));
    await press(user, 'Simpan');
    expect((await dialog()).getByText(`Anda kehilangan Kelola Orderan. ${onlyOthers}`)).toBeVisible();
  });

  it('does not warn if users change only the name and the description of their own role', async () => {
    office.give('keuangan', 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN');
    const user = await formOf('peran-keuangan', 'keuangan');
    await user.type(screen.getByRole('textbox', { name: /^Peran/ }), ' Pusat');
    await user.type(screen.getByRole('textbox', { name: /^Keterangan/ }), ' di pusat');
    await press(user, 'Simpan');
    expect((await dialog()).getAllByText('Diganti')).toHaveLength(2);
    expect(screen.queryByText('Anda tidak dapat membatalkan ini sendiri.')).toBeNull();
  });
});

describe('the review of a role', () => {
  it.each([
    ['', undefined],
    [', and the user already has its new name', () => rereadAccess(freshness.now, { joinsRunning: false })],
  ])('warns of a loss for the user, also if a colleague just renamed their role%s', async (_, meanwhile) => {
    await change('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'] });
    const user = await formOf('peran-keuangan', 'keuangan');
    await change('peran-keuangan', { name: 'Keuangan Pusat' });
    await act(async () => meanwhile?.());
    expect(screen.getByText(/^Ini peran Anda sendiri/)).toBeVisible();
    await user.click(box('Kelola Orderan'));
    await press(user, 'Simpan');
    const review = await dialog('Simpan perubahan peran Keuangan Pusat?');
    expect(review.getByText('Anda tidak dapat membatalkan ini sendiri.')).toBeVisible();
  });

  it('says that nothing is saved yet if it appears again because a colleague changed the role', async () => {
    const user = await formOf('peran-layanan');
    await user.click(box('Kelola Driver'));
    await press(user, 'Simpan');
    const notSaved = 'Belum tersimpan karena peran ini baru saja diubah.';
    const review = () => screen.findByRole('alertdialog');
    expect(await review()).not.toHaveTextContent(notSaved);
    await change('peran-layanan', { permissions: ['VIEW_DASHBOARD'] });
    await confirm(user, 'Simpan');
    expect(await screen.findByText(notSaved)).toBeVisible();
    expect(await review()).toHaveAccessibleDescription(new RegExp(notSaved));
    await confirm(user, 'Simpan');
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(roles.get('peran-layanan')?.permissions).toEqual(['VIEW_DASHBOARD', 'MANAGE_DRIVER']);
  });
});
