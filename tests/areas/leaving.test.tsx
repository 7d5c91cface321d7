import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = '/dashboard/access-management';
const categories = '/dashboard/make-category';
const question = 'Anda memiliki perubahan yang belum disimpan';

const note = () => screen.findByLabelText(/^Keterangan/);
const cancel = () => screen.findByRole('link', { name: 'Batal' });

/** Opens the form from its list, and types into it. */
const typeIntoForm = async () => {
  const person = office.open('superadmin', list);
  await person.click(await screen.findByRole('link', { name: 'Tambah Peran' }));
  await person.click(await note());
  await person.paste('Petugas gudang');
  return person;
};
const asked = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  expect(dialog).toHaveAccessibleDescription('Perubahan itu hilang bila Anda meninggalkan halaman ini.');
  return {
    stay: within(dialog).getByRole('button', { name: 'Tetap di Halaman Ini' }),
    discard: within(dialog).getByRole('button', { name: 'Buang Perubahan' }),
  };
};
const focused = () => document.activeElement as HTMLElement;
const isNotAsked = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('leaving a form with unsaved changes', () => {
  it('asks first: staying and Escape keep what was typed and restore the focus, discarding leaves', async () => {
    const person = await typeIntoForm();
    await person.click(await cancel());
    const { stay } = await asked();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(focused()));
    await person.click(stay);
    await isNotAsked();
    expect(location.pathname).toBe(`${list}/create`);
    expect(await note()).toHaveValue('Petugas gudang');

    (await cancel()).focus();
    await person.keyboard('{Enter}');
    await asked();
    await person.keyboard('{Escape}');
    await isNotAsked();
    expect(await cancel()).toHaveFocus();
    expect(await note()).toHaveValue('Petugas gudang');
    await person.keyboard('{Enter}');
    await person.click((await asked()).discard);
    expect(await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' })).toBeVisible();
    await isNotAsked();
  });

  it('also asks when the user presses Back', async () => {
    const person = await typeIntoForm();
    act(() => history.back());
    await person.click((await asked()).stay);
    await isNotAsked();
    expect(location.pathname).toBe(`${list}/create`);
    expect(await note()).toHaveValue('Petugas gudang');
    expect(await note()).toHaveFocus();

    act(() => history.back());
    await person.click((await asked()).discard);
    expect(await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' })).toBeVisible();
    expect(location.pathname).toBe(list);
  });

  it('asks over a drawer, and Escape closes only the question, not the drawer', async () => {
    const person = office.open('superadmin', categories);
    await person.click(await screen.findByRole('link', { name: 'Tambah Kategori' }));
    const name = await screen.findByLabelText(/^Nama/);
    await person.click(name);
    await person.paste('Alat Renang');
    await person.keyboard('{Escape}');
    await asked();
    await person.keyboard('{Escape}');
    await isNotAsked();
    expect(screen.getByRole('dialog', { name: 'Tambah Kategori' })).toBeVisible();
    expect(name).toHaveValue('Alat Renang');
    expect(name).toHaveFocus();
    await person.keyboard('{Escape}');
    await person.click((await asked()).discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe(categories);
  });

  it('does not ask if nothing was changed', async () => {
    const person = office.open('superadmin', `${list}/create`);
    await person.click(await cancel());
    expect(await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not ask after the form is saved', async () => {
    const person = office.open('superadmin', categories);
    await person.click(await screen.findByRole('link', { name: 'Tambah Kategori' }));
    await person.click(await screen.findByLabelText(/^Nama/));
    await person.paste('Alat Renang');
    let wasAsked = false;
    const watch = new MutationObserver(() => {
      wasAsked ||= screen.queryByText(question) !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    expect(wasAsked).toBe(false);
    expect(location.pathname).toBe(categories);
  });
});

const userAdmins = '/dashboard/member-list/user-admin';

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
