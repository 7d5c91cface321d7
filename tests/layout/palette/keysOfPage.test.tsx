import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openQueue } from '../../record/queue/openQueue';
import { startBackOffice } from '../../support/backOffice';
import { wordsOf } from '../../support/parts';
import { heading } from './openPalette';

const office = startBackOffice();

const everywhere = [
  'Cari halaman, tindakan, dan data',
  'Lihat pintasan halaman ini',
  'Tutup dialog atau panel',
] as const;
const search = 'Ke kotak pencarian daftar';
const range = 'Di kotak centang: pilih semua baris sejak pilihan terakhir';
const note = 'Simpan catatan atau kirim alasan';
const neighbours = ['Data sebelumnya', 'Data berikutnya'];
const decisions = ['Setujui atau verifikasi', 'Tolak dengan alasan', 'Lewati'];
const picture = ['Perbesar', 'Perkecil', 'Putar', 'Sesuaikan ukuran'];

/** Returns the labels of the keys that `?` lists. */
const keysHere = async (person: UserEvent): Promise<string[]> => {
  await person.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Pintasan Keyboard' }));
  const shown = wordsOf(list.getAllByRole('term'));
  await person.click(list.getByRole('button', { name: 'Tutup' }));
  return shown;
};

describe('? lists the keys that act on the page', () => {
  it.each([
    ['pengamat', '/dashboard/consumer-list', 'List Konsumen', [search]],
    ['superadmin', '/dashboard/member-list/seller', 'Pelapak', [search, range]],
    ['pengamat', '/dashboard/member-list/seller', 'Pelapak', [search]],
    ['superadmin', '/dashboard/access-management/create', 'Tambah Peran', []],
    ['superadmin', '/dashboard', /^Selamat/, []],
  ])('for %s at %s', async (account, path, title, more) => {
    const person = office.open(account, path);
    await heading(title);
    if (path.endsWith('seller')) await screen.findByText(/^Menampilkan 1–/);
    expect(await keysHere(person)).toEqual([...everywhere, ...more]);
  });

  it('without the arrows at a record of an area without a pager, where they do nothing', async () => {
    const person = office.open('superadmin', '/dashboard/consumer-list');
    const table = within(await screen.findByRole('table'));
    await person.click(table.getAllByRole('link')[0] as HTMLElement);
    await screen.findByRole('textbox', { name: /Catatan/ });
    expect(await keysHere(person)).toEqual([...everywhere, note]);
  });

  it('with the keys of a queue and of its photo', async () => {
    const { person } = await openQueue(office, 2);
    await screen.findByRole('button', { name: 'Lewati' });
    expect(await keysHere(person)).toEqual([...everywhere, ...neighbours, ...decisions, ...picture]);
  });

  it('without the decisions of a queue for a user with only VIEW_', async () => {
    const { person } = await openQueue(office, 2, 'pengamat');
    await screen.findByRole('button', { name: 'Data berikutnya' });
    expect(await keysHere(person)).toEqual([...everywhere, ...neighbours, ...picture]);
  });
});
