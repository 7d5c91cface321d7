import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const userAdmins = '/dashboard/member-list/user-admin';
const categories = '/dashboard/make-category';

/** Holds back the response to a POST until the returned function is called, which may replace it. */
const holdPost = (address: string) => {
  let answer: (response?: Response) => void = () => undefined;
  const answered = new Promise<Response | undefined>((resolve) => (answer = resolve));
  office.api.server.use(http.post(address, () => answered as Promise<undefined>));
  return answer;
};

/** Opens the page of a user admin from the list, so that there is a page to go back to. */
const openUserAdmin = async () => {
  const person = office.open('superadmin', `${userAdmins}?filter={"q":"Hendra"}`);
  await person.click(await screen.findByRole('link', { name: /^Hendra Wijaya/ }));
  return person;
};
const dialog = () => screen.findByRole('alertdialog');

/** Presses Back, and waits until the router has heard of it. */
const pressBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

describe('the back button', () => {
  it('does not lose a new password while it is being set', async () => {
    const person = await openUserAdmin();
    await person.click(await screen.findByRole('button', { name: 'Atur Ulang Password' }));
    const password = within(await dialog()).getByRole<HTMLInputElement>('textbox').value;
    const answer = holdPost('*/resetPassword');
    await person.click(within(await dialog()).getByRole('button', { name: 'Atur Ulang' }));
    await screen.findByText('Memproses …');
    await pressBack();
    answer();
    const shown = await screen.findByRole('dialog', { name: 'Password sudah dibuat' });
    expect(within(shown).getByText(password)).toBeVisible();
    await person.click(within(shown).getByRole('button', { name: 'Selesai' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyalin password?' });
    await person.click(within(asked).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await pressBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'User Admin' })).toBeVisible();
  });

  it('does not hide that an action failed', async () => {
    const person = await openUserAdmin();
    await person.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await person.type(within(await dialog()).getByRole('textbox'), 'Cuti panjang');
    const answer = holdPost('*/deactivate');
    await person.click(within(await dialog()).getByRole('button', { name: 'Nonaktifkan' }));
    await screen.findByText('Memproses …');
    await pressBack();
    answer(HttpResponse.json({ message: 'Server sedang penuh' }, { status: 400 }));
    expect(await within(await dialog()).findByText('Server sedang penuh')).toBeVisible();
  });

  it('asks about a form only after its save, if that failed', async () => {
    const person = office.open('superadmin', categories);
    await person.click(await screen.findByRole('link', { name: 'Tambah Kategori' }));
    await person.type(await screen.findByLabelText(/^Nama/), 'Alat Renang');
    const answer = holdPost('*/make-category');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await pressBack();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer(HttpResponse.json({ message: 'Server sedang penuh' }, { status: 400 }));
    await person.click(within(await dialog()).getByRole('button', { name: 'Tetap di Halaman Ini' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    office.api.server.resetHandlers();
    const stored = holdPost('*/make-category');
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    await pressBack();
    stored();
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe(categories));
  });
});
