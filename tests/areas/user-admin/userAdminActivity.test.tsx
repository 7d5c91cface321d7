import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Activity } from '../../../src/dataProvider/history/historyWire';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { leadsTo, pageTitled, press, section, wordsOf } from '../../support/parts';
import { catchFiles } from '../savedFiles';

const office = startBackOffice({ sellers: 5 });
const files = catchFiles();
const dewi = '9b1f0c6e-5d0a-4a57-9a54-000000000003';
const page = `/dashboard/member-list/user-admin/${dewi}/show`;
const address = `${page}/activity`;

/** Something that Dewi Anggraini did. */
const put = (of: Partial<Activity>) =>
  office.api.db.activity.put({
    id: 'satu',
    at: '2026-11-19T08:00:00+07:00',
    actor_id: dewi,
    actor: 'Dewi Anggraini',
    kind: 'edit',
    action: 'edit',
    area: 'member-list/seller',
    record_id: 'toko-1',
    record: 'Toko Melati',
    subject: null,
    fields: ['account_number', 'bank_name'],
    rows: null,
    ...of,
  });

beforeEach(() => {
  const removed = { kind: 'delete', action: 'delete', record_id: null, record: 'Kios Anggrek' };
  const exported = { kind: 'export', action: 'export', area: 'orders', fields: ['total'], rows: 1200 };
  put({ id: 'dua', ...removed });
  put({ at: '2026-11-18T10:00:00+07:00' });
  put({ id: 'tiga', at: '2026-11-17T10:00:00+07:00', ...exported, record_id: null, record: '' });
  put({ id: 'empat', actor_id: 'admin-lain', actor: 'Yusuf', record: 'Toko Lain' });
});

it('of a person whom the server does not know leads to the list, with the reason', async () => {
  office.open('superadmin', '/dashboard/member-list/user-admin/zz/show/activity');
  expect(await pageTitled('User Admin')).toBeVisible();
  expect(await screen.findByText(/tidak ditemukan/, { selector: 'p' })).toBeVisible();
});

/** Behind an open panel too, which hides the rest of the page from assistive technology. */
const hidden = true;

const rows = async (): Promise<string[]> => {
  const table = await screen.findByRole('table', { name: 'Daftar aktivitas', hidden });
  return within(table)
    .getAllByRole('row', { hidden })
    .slice(1)
    .map((row) => wordsOf([...row.querySelectorAll('th, td')]).join(' | '));
};
const all = [
  '19 Nov 2026, 08.00 WIB | Data dihapus | Kios Anggrek | Pelapak | –',
  '18 Nov 2026, 10.00 WIB | Data diubah | Toko Melati | Pelapak | Nomor Rekening, Nama Bank',
  '17 Nov 2026, 10.00 WIB | Data diekspor | – | Orderan | 1.200 baris',
];

describe('the activity of a user admin', () => {
  it('opens from the page of the user admin, newest first, and links back', async () => {
    const user = office.open('superadmin', page);
    await user.click(await screen.findByRole('link', { name: 'Aktivitas' }));
    expect(await pageTitled('Aktivitas')).toBeVisible();
    expect(await screen.findByText(/^Pantau data .+ dan diekspor oleh Dewi Anggraini\.$/)).toBeVisible();
    expect(await rows()).toEqual(all);
    await leadsTo('Toko Melati', '/dashboard/member-list/seller/toko-1/show');
    expect(document.title).not.toContain('Dewi');
    await user.click(screen.getByRole('link', { name: 'Kembali ke user admin' }));
    expect(await pageTitled('Dewi Anggraini')).toBeVisible();
  });

  it('is read again whenever it is opened, because whatever is done elsewhere adds to it', async () => {
    office.open('superadmin', address);
    await waitFor(async () => expect(await rows()).toEqual(all));
    walkTo(page);
    await pageTitled('Dewi Anggraini');
    const fields = ['shop_name', 'slogan', 'phone_number', 'district_id', 'id_card', 'merchant_photo_doc'];
    put({ id: 'lima', at: '2026-11-19T09:00:00+07:00', fields });
    walkTo(address);
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    // The fields are called as in the form, whatever the server calls them.
    expect((await rows())[0]).toBe(
      '19 Nov 2026, 09.00 WIB | Data diubah | Toko Melati | Pelapak | ' +
        'Nama Toko, Slogan Toko, Nomor Telephone, Kecamatan, Nomor NIK, Foto Toko',
    );
  });

  it('is filtered by kind, by menu and by day, and the address keeps the filter', async () => {
    const user = office.open('pengamat', address);
    await waitFor(async () => expect(await rows()).toEqual(all));
    await press(user, 'Filter');
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    await user.selectOptions(panel.getByLabelText('Jenis'), 'Menghapus');
    await waitFor(async () => expect(await rows()).toEqual([all[0]]));
    await user.selectOptions(panel.getByLabelText('Jenis'), 'Semua');
    await user.selectOptions(panel.getByLabelText('Menu'), 'Orderan');
    await waitFor(async () => expect(await rows()).toEqual([all[2]]));
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"area":"orders"}');
    await user.selectOptions(panel.getByLabelText('Menu'), 'Semua');
    await user.type(panel.getByLabelText('Dari'), '2026-11-18{Enter}');
    await waitFor(async () => expect(await rows()).toEqual(all.slice(0, 2)));
    await user.type(panel.getByLabelText('Sampai'), '2026-11-18{Enter}');
    await waitFor(async () => expect(await rows()).toEqual([all[1]]));
  });

  it('shows only what the address asks for, of this user admin, and does not use that filter for another one', async () => {
    const last = () =>
      decodeURIComponent(office.api.receivedAt('GET backoffice/activity').at(-1)?.path ?? '');
    const day = { at_gte: '2026-11-18', at_lte: '2026-11-18' };
    office.open('superadmin', filtered(address, { area: 'member-list/seller', ...day }));
    await waitFor(async () => expect(await rows()).toEqual([all[1]]));
    expect(last()).toContain(dewi);
    walkTo(address.replace(dewi, '9b1f0c6e-5d0a-4a57-9a54-000000000001'));
    await waitFor(() => expect(last()).toContain('54-000000000001'));
    expect(last()).not.toMatch(/"area"|2026-11-18/);
    expect(screen.queryByRole('button', { name: 'Hapus filter Menu' })).toBeNull();
  });

  it('is exported completely, and the export is logged too', async () => {
    const user = office.open('superadmin', address);
    await rows();
    await press(user, 'Ekspor');
    const panel = await screen.findByRole('dialog', { name: 'Ekspor Aktivitas' });
    await user.click(within(panel).getByRole('button', { name: 'CSV (.csv)' }));
    expect(await screen.findByText('Ekspor selesai: 3 baris diunduh.')).toBeVisible();
    expect(files.name()).toMatch(/^aktivitas-2026-11-\d\d\.csv$/);
    expect((await files.text()).trimEnd().split('\r\n').slice(0, 3)).toEqual([
      expect.stringMatching(/Waktu \(WIB\);User Admin;Jenis;Tindakan;Menu;Data;Rincian$/),
      '2026-11-19 08:00;Dewi Anggraini;Menghapus;Data dihapus;Pelapak;Kios Anggrek;',
      '2026-11-18 10:00;Dewi Anggraini;Mengubah;Data diubah;Pelapak;Toko Melati;Nomor Rekening, Nama Bank',
    ]);
    await expect
      .poll(() => office.api.receivedAt('POST activity').map(({ body }) => body))
      .toMatchObject([{ area: 'member-list/user-admin', rows: 3 }]);
  });

  it('is refused to a user without permission for user admins', async () => {
    office.open('adminpelapak', address);
    expect(await screen.findByText('Not allowed to access this page')).toBeVisible();
    expect(office.api.receivedAt('GET backoffice/activity')).toEqual([]);
  });
});

/** Opens a seller that Dewi Anggraini and Sistem changed. */
const openChangedSeller = (account: string): void => {
  const { db } = office.api;
  const seller = office.firstSeller();
  const entry = { action: 'edit', from: 'AKTIF', to: 'AKTIF', at: '2026-11-19T08:00:00+07:00' };
  db.sellers.put({
    ...seller,
    history: [
      { ...entry, actor: 'Dewi Anggraini', actor_id: dewi },
      { ...entry, actor: 'Sistem' },
    ],
  });
  office.open(account, `/dashboard/member-list/seller/${seller.id}/show`);
};

it('a name on a timeline links to the activity of that user admin, except for Sistem', async () => {
  openChangedSeller('superadmin');
  await leadsTo('Dewi Anggraini', address);
  expect(screen.queryByRole('link', { name: 'Sistem' })).toBeNull();
});

it('a name on a timeline is no link for a user without permission for user admins', async () => {
  openChangedSeller('adminpelapak');
  const timeline = await section('Linimasa');
  expect(await timeline.findByText(/Dewi Anggraini/)).toBeVisible();
  expect(timeline.queryByRole('link')).toBeNull();
});
