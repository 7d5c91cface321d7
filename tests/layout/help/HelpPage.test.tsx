import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { wordsOf } from '../../support/parts';
import { heading, look, option, optionsOf, profile } from '../palette/openPalette';

const office = startBackOffice();
const main = () => within(screen.getByRole('main'));

it('opens from the profile menu, for a person without any right, and sends no request', async () => {
  const person = office.open('tamu', profile);
  await heading('Profile');
  await person.click(screen.getByRole('button', { name: /Tamu/ }));
  // The picture in the top bar comes last.
  await waitFor(() => expect(office.api.received.at(-1)?.path).toContain('/bulk-generate/'));
  const before = office.api.received.length;
  await person.click(await screen.findByRole('link', { name: 'Bantuan' }));
  expect(await heading('Bantuan')).toHaveFocus();
  expect(location.pathname).toBe('/dashboard/help');
  expect(wordsOf(main().getAllByRole('heading', { level: 2 }))).toEqual(['Untuk semua staf', 'Untuk admin']);
  expect(main().getAllByRole('link')).toHaveLength(10);
  expect(office.api.received.slice(before)).toEqual([]);
});

it('opens from the keys of a page, which "?" shows', async () => {
  const person = office.open('superadmin', profile);
  await heading('Profile');
  await person.keyboard('?');
  await person.click(await screen.findByRole('link', { name: 'Buka Bantuan' }));
  expect(await heading('Bantuan')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is found in the palette by what a page is about, and not listed before anything is typed', async () => {
  const person = office.open('tamu', profile);
  await look(person);
  expect(await optionsOf('Halaman')).toContain('Bantuan');
  expect(screen.queryByRole('group', { name: 'Bantuan' })).toBeNull();
  await person.keyboard('memotong');
  expect(await optionsOf('Bantuan')).toEqual(['Foto Mengunggah, memotong, memutar, dan mengecilkan foto.']);
  await person.click(await option(/^Foto/));
  expect(await heading('Foto')).toHaveFocus();
  expect(location.pathname).toBe('/dashboard/help/photos');
});

it('leads from page to page, and Back leads to the page before', async () => {
  const person = office.open('superadmin', '/dashboard/help/seller');
  expect(await heading('Mendaftarkan Pelapak')).toBeVisible();
  expect(document.title).toBe('Mendaftarkan Pelapak · My Reborn');
  const others = within(screen.getByRole('navigation', { name: 'Halaman bantuan lain' }));
  expect(others.getByRole('link', { current: 'page' })).toHaveTextContent('Mendaftarkan Pelapak');
  await person.click(main().getByRole('link', { name: 'foto' }));
  expect(await heading('Foto')).toHaveFocus();
  history.back();
  expect(await heading('Mendaftarkan Pelapak')).toBeVisible();
});

it('shows steps as a list, and pictures in the colours of the screen, whole in a new tab', async () => {
  const person = office.open('superadmin', '/dashboard/help/seller');
  await heading('Mendaftarkan Pelapak');
  const [steps] = main().getAllByRole('list');
  expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(6);
  const picture = main().getByRole('img', { name: 'Ringkasan kesalahan di atas formulir' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/seller-errors-light.*\.webp/));
  const link = main().getByRole('link', { name: 'Ringkasan kesalahan di atas formulir' });
  expect(link).toHaveAttribute('href', picture.getAttribute('src'));
  expect(link).toHaveAttribute('target', '_blank');

  await person.click(screen.getByRole('button', { name: 'Tema' }));
  await person.click(await screen.findByRole('radio', { name: 'Gelap' }));
  expect(picture).toHaveAttribute('src', expect.stringMatching(/seller-errors-dark.*\.webp/));
});

it('says that there is no such page at an unknown address', async () => {
  office.open('superadmin', '/dashboard/help/constructor');
  expect(await heading('Halaman tidak ditemukan')).toBeVisible();
  walkTo('/dashboard/help/photos/ktp');
  await waitFor(() => expect(location.pathname).toBe('/dashboard/help/photos/ktp'));
  expect(await heading('Halaman tidak ditemukan')).toBeVisible();
});
