import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { heading, input, look, lookAgain, option, optionsOf, profile } from './openPalette';

const office = startBackOffice();
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** What everybody may do. */
const always = ['Tema: Terang', 'Tema: Gelap', 'Pintasan Keyboard', 'Keluar'];
const chosen = () => screen.getByRole('option', { selected: true });

describe('the palette', () => {
  it('opens by its button; Escape closes it and returns the focus to the button', async () => {
    const person = office.open('tamu', profile);
    const button = await screen.findByRole('button', { name: 'Cari' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await person.click(button);
    await waitFor(async () => expect(await input()).toHaveFocus());
    await person.keyboard('{Escape}');
    await closed();
    expect(button).toHaveFocus();
  });

  it('closes when Back or Forward leads to another page', async () => {
    const person = office.open('superadmin', profile);
    await heading('Profile');
    walkTo('/dashboard/access-management');
    await heading('Akses Manajemen');
    for (const [move, name] of [
      ['back', 'Profile'],
      ['forward', 'Akses Manajemen'],
    ] as const) {
      await look(person);
      history[move]();
      await closed();
      await waitFor(async () => expect(await heading(name)).toHaveFocus());
    }
  });

  it.each([
    ['adminpelapak', 4, ['Daftarkan Pelapak Pelapak', 'Impor Pelapak', ...always]],
    // With only VIEW_, no form for a new record.
    ['pengamat', 14, always],
  ])(
    'offers %s the pages that they can open, and the actions that are allowed',
    async (account, count, actions) => {
      const person = office.open(account, profile);
      await look(person);
      const offered = await optionsOf('Halaman');
      expect(offered).toHaveLength(count);
      expect(offered).toEqual(expect.arrayContaining(['Dashboard', 'Pelapak Daftar', 'Profile']));
      expect(await optionsOf('Tindakan')).toEqual(actions);
    },
  );

  it('finds pages by name and by menu group, and focuses the heading of the chosen page', async () => {
    const person = office.open('superadmin', profile);
    await look(person, 'master');
    expect(await optionsOf('Halaman')).toEqual(['Banner Infomasi Master Data']);
    await lookAgain(person, 'top');
    expect(await optionsOf('Halaman')).toEqual(['Top-Up Saldo']);
    await person.keyboard('{Enter}');
    await closed();
    await waitFor(async () => expect(await heading('Top-Up Saldo')).toHaveFocus());
    expect(location.pathname).toBe('/dashboard/top-up');
  });

  it('moves with the arrows, also past the first and last option, and announces the chosen option', async () => {
    const person = office.open('tamu', profile);
    await look(person);
    expect(chosen()).toHaveTextContent('Profile');
    await person.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Keluar');
    expect(await input()).toHaveAttribute('aria-activedescendant', chosen().id);
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveTextContent('Tema: Terang');
    await person.type(await input(), 'kel');
    expect(chosen()).toHaveTextContent('Keluar');
  });

  it('ignores Enter and the arrows while an input method composes text', async () => {
    const person = office.open('tamu', profile);
    await look(person, 'keluar');
    fireEvent.keyDown(await input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await input(), { key: 'ArrowDown', isComposing: true });
    expect(chosen()).toHaveTextContent('Keluar');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens the form of a new record and the import, changes the theme, and signs out', async () => {
    const person = office.open('superadmin', profile);
    await look(person, 'tambah peran');
    await person.keyboard('{Enter}');
    await heading('Tambah Peran');
    await look(person, 'impor');
    await person.keyboard('{Enter}');
    await heading('Impor Pelapak');
    await look(person, 'gelap');
    await person.keyboard('{Enter}');
    expect(document.documentElement.dataset.scheme).toBe('dark');
    await look(person, 'keluar');
    await person.click(await option('Keluar'));
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
  });

  it('says that nothing was found, and what can be searched', async () => {
    const person = office.open('adminpelapak', profile);
    await look(person, 'xyzzy');
    expect(await screen.findByText('Tidak ada yang cocok dengan “xyzzy”')).toBeVisible();
    expect(screen.getByText('Tidak ada hasil')).toBeInTheDocument();
    expect(screen.getByText(/^Bisa dicari: nama toko, nama pelapak, No\. HP/)).toBeVisible();
    expect(screen.queryByText(/plat nomor/)).toBeNull();
    expect(await input()).toHaveAttribute('aria-expanded', 'false');
    await lookAgain(person, 'x');
    expect(screen.getByText('Ketik minimal 2 huruf atau angka untuk mencari data.')).toBeVisible();
  });
});
