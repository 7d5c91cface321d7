import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { filtered } from '../support/backOffice';
import { confirm, dialog, isAskedBeforeClosing, noDialog, pageTitled, press } from '../support/parts';
import { signInBy } from '../support/signInBy';
import { field, jpeg, loseSession, returnToDraft, save, startForms, write } from './everyForm';
import { showPath, topUpIn } from './top-up/topUps';

const office = startForms();

/** Ends the session; then the same user signs in again, and follows the link in the bar of the dashboard. */
const loseSessionAndResume = async (person: UserEvent): Promise<void> => {
  await loseSession();
  await signInBy(person, 'superadmin');
  await person.click(await screen.findByRole('link', { name: 'Lanjutkan Formulir' }));
};
const drawer = (name: string) => screen.findByRole('dialog', { name });

describe('a draft in a drawer', () => {
  it('keeps its photo, is saved with it, and is then no longer offered', async () => {
    const person = office.open('superadmin', '/dashboard/master-data/banner-information/create');
    await write(person, 'Judul', 'Pekan Batik');
    await person.upload(await field('Gambar'), jpeg());
    await waitFor(() => expect(office.api.receivedAt('POST cdn/single-upload')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull());
    await loseSessionAndResume(person);
    const found = within(await drawer('Tambah Banner'));
    await waitFor(async () => expect(await field('Judul')).toHaveValue('Pekan Batik'));
    expect(await found.findByRole('img', { name: 'Pratinjau Gambar' })).toBeVisible();
    expect(found.queryByText('Foto belum terunggah')).toBeNull();

    await write(person, 'Teks Alternatif', 'Kain batik diskon 20 persen');
    await write(person, 'Tautan', '/promo/batik');
    await save(person);
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(office.api.receivedAt('POST cdn/single-upload')).toHaveLength(1);
    expect(office.api.receivedAt('POST banner-information')[0]?.body).toMatchObject({
      title: 'Pekan Batik',
      image: expect.stringMatching(/\.jpg$/) as string,
    });
    await person.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await pageTitled(/Ratna/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lanjutkan Formulir' })).toBeNull();
  });

  it('keeps a slug that the user typed, and asks before the page is closed', async () => {
    const person = office.open('superadmin', '/dashboard/make-category/create');
    await write(person, 'Nama', 'Alat Renang');
    await write(person, 'Slug', 'renang');
    await loseSession();
    returnToDraft(office.api);
    await waitFor(async () => expect(await field('Slug')).toHaveValue('renang'));
    expect(await field('Nama')).toHaveValue('Alat Renang');
    expect(isAskedBeforeClosing()).toBe(true);
  });
});

it('the reason of an action is restored in its dialog after an expired session, and is sent', async () => {
  const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
  const person = office.open('superadmin', showPath(request.id));
  await press(person, 'Tolak');
  await person.click(await screen.findByRole('textbox', { name: /Alasan/ }));
  await person.paste('Bukti buram');
  await loseSessionAndResume(person);
  const asked = await dialog();
  expect(asked.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Bukti buram');
  expect(location.pathname).toBe(showPath(request.id));
  await confirm(person, /olak/);
  await noDialog();
  expect(topUpIn(office.api, 'DITOLAK')).toBeDefined();
  expect(office.api.receivedAt(`POST ${request.id}/reject`)[0]?.body).toEqual({ reason: 'Bukti buram' });
});

it('the reason of an action is restored in the queue of its record, which goes on to the next one', async () => {
  const waiting = filtered('', { status: 'MENUNGGU_VERIFIKASI' });
  const person = office.open('superadmin', `/dashboard/top-up${waiting}`);
  const [first] = await screen.findAllByRole('link', { name: /^TU-/ });
  await person.click(first as HTMLElement);
  await screen.findByText(/^1 dari \d+$/);
  await press(person, 'Tolak');
  await person.click(await screen.findByRole('textbox', { name: /Alasan/ }));
  await person.paste('Bukti buram');
  await loseSessionAndResume(person);
  await confirm(person, /olak/);
  await screen.findByText(/^2 dari \d+$/);
  await noDialog();
});
