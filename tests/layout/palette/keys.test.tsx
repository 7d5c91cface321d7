import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { wordsOf } from '../../support/parts';
import { heading, input, profile } from './openPalette';

const office = startBackOffice();
const consumers = '/dashboard/consumer-list';
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('the keys of every page', () => {
  it('/ focuses the search box of the list and selects its text, and types nothing while it is held', async () => {
    const person = office.open('pengamat', filtered(consumers, { q: 'sari' }));
    await heading('List Konsumen');
    await person.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Cari produk Bisa dicari: nama, No. HP, dan email.' });
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-keyshortcuts', '/');
    expect(fireEvent.keyDown(box, { key: '/', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(box, { key: '/' })).toBe(true);
    expect(fireEvent.keyDown(box, { key: '/', repeat: true })).toBe(true);
    await person.keyboard('budi');
    expect(box).toHaveValue('budi');
    noDialog();
  });

  it('/ opens the palette where no list is shown', async () => {
    const person = office.open('pengamat', profile);
    await heading('Profile');
    await person.keyboard('/');
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(await input()).toHaveValue('');
  });

  it('/ opens the palette where the sidebar covers the list', async () => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(original(query), { matches: query.includes('max-width:1024px') }),
    );
    const person = office.open('pengamat', consumers);
    await heading('List Konsumen');
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    await person.keyboard('/');
    expect(await input()).toBeVisible();
  });

  it('? lists the keys of the page, and those of other pages on request, and the palette opens the same list', async () => {
    const person = office.open('pengamat', profile);
    await heading('Profile');
    await person.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Pintasan Keyboard' }));
    const places = () => wordsOf(list.getAllByRole('heading', { level: 3 }));
    expect(places()).toEqual(['Di semua halaman']);
    await person.click(list.getByRole('button', { name: 'Pintasan halaman lain' }));
    expect(list.getByRole('region', { name: 'Pintasan Keyboard' })).toHaveFocus();
    expect(list.queryByRole('button', { name: 'Pintasan halaman lain' })).toBeNull();
    expect(places()).toEqual([
      'Di semua halaman',
      'Di daftar',
      'Di halaman top-up, pesanan, driver, atau produk',
      'Saat menulis catatan atau alasan',
      'Dari tab top-up, komplain, driver, atau produk yang menunggu',
      'Saat foto dipilih',
    ]);
    const terms = wordsOf(list.getAllByRole('term'));
    const keys = wordsOf(list.getAllByRole('definition'));
    expect(terms.map((term, index) => `${term}: ${keys[index]}`)).toEqual([
      'Cari halaman, tindakan, dan data: CtrlK',
      'Lihat pintasan halaman ini: ?',
      'Tutup dialog atau panel: Esc',
      'Ke kotak pencarian daftar: /',
      'Di kotak centang: pilih semua baris sejak pilihan terakhir: ShiftSpasi',
      'Data sebelumnya: ←',
      'Data berikutnya: →',
      'Simpan catatan atau kirim alasan: CtrlEnter',
      'Setujui atau verifikasi: SEnter',
      'Tolak dengan alasan: T',
      'Lewati: L',
      'Perbesar: +',
      'Perkecil: −',
      'Putar: R',
      'Sesuaikan ukuran: 0',
    ]);
    await person.click(list.getByRole('button', { name: 'Tutup' }));
    await waitFor(noDialog);
    await person.keyboard('{Control>}k{/Control}pintasan{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Pintasan Keyboard' })).toBeVisible();
  });

  it('do nothing with another modifier, while somebody types, and in a dialog', async () => {
    const person = office.open('pengamat', consumers);
    await heading('List Konsumen');
    const box = () => screen.getByRole('searchbox', { hidden: true });
    await person.keyboard('{Control>}/?{/Control}{Alt>}/?k{/Alt}{Meta>}/?k{/Meta}k');
    await person.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Control>}{Alt>}k{/Alt}{/Control}');
    noDialog();
    expect(box()).not.toHaveFocus();

    await person.type(box(), '/?{Control>}k{/Control}');
    expect(box()).toHaveValue('/?');
    noDialog();

    await person.click(screen.getByRole('button', { name: 'Pemberitahuan' }));
    await screen.findByRole('dialog', { name: 'Pemberitahuan' });
    await person.keyboard('/?{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(box()).not.toHaveFocus();
    expect(box()).toHaveValue('/?');
  });

  it('work while a checkbox has the focus', async () => {
    const person = office.open('superadmin', '/dashboard/access-management/create');
    await heading('Tambah Peran');
    await person.click(screen.getByRole('checkbox', { name: 'Kelola semua menu' }));
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Pintasan Keyboard' })).toBeVisible();
  });

  it('⌘K opens the palette on a Mac, and Ctrl+K does not', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10_15_7');
    const person = office.open('pengamat', profile);
    await heading('Profile');
    expect(screen.getByRole('button', { name: 'Cari' })).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await person.keyboard('{Control>}k{/Control}');
    noDialog();
    await person.keyboard('{Meta>}k{/Meta}');
    expect(await input()).toBeVisible();
  });
});
