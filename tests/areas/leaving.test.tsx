import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirm, dialog, noDialog, pageTitled, press } from '../support/parts';
import { startForms } from './everyForm';

const office = startForms();
const list = '/dashboard/access-management';
const categories = '/dashboard/make-category';
const question = 'Anda memiliki perubahan yang belum disimpan';

const note = () => screen.findByLabelText(/^Keterangan/);
const cancel = () => screen.findByRole('link', { name: 'Batal' });

/** Opens the drawer of a new category, and types its name. */
const typeIntoDrawer = async () => {
  const person = office.open('superadmin', categories);
  await person.click(await screen.findByRole('link', { name: 'Tambah Kategori' }));
  const name = await screen.findByLabelText(/^Nama/);
  await person.click(name);
  await person.paste('Alat Renang');
  return { person, name };
};

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

describe('leaving a form with unsaved changes', () => {
  it('asks first: staying and Escape keep what was typed and restore the focus, discarding leaves', async () => {
    const person = await typeIntoForm();
    await person.click(await cancel());
    const { stay } = await asked();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(focused()));
    await person.click(stay);
    await noDialog();
    expect(location.pathname).toBe(`${list}/create`);
    expect(await note()).toHaveValue('Petugas gudang');

    (await cancel()).focus();
    await person.keyboard('{Enter}');
    await asked();
    await person.keyboard('{Escape}');
    await noDialog();
    expect(await cancel()).toHaveFocus();
    expect(await note()).toHaveValue('Petugas gudang');
    await person.keyboard('{Enter}');
    await person.click((await asked()).discard);
    expect(await pageTitled('Akses Manajemen')).toBeVisible();
    await noDialog();
  });

  it('also asks when the user presses Back', async () => {
    const person = await typeIntoForm();
    act(() => history.back());
    await person.click((await asked()).stay);
    await noDialog();
    expect(location.pathname).toBe(`${list}/create`);
    expect(await note()).toHaveValue('Petugas gudang');
    expect(await note()).toHaveFocus();

    act(() => history.back());
    await person.click((await asked()).discard);
    expect(await pageTitled('Akses Manajemen')).toBeVisible();
    expect(location.pathname).toBe(list);
  });

  it('asks over a drawer, and Escape closes only the question, not the drawer', async () => {
    const { person, name } = await typeIntoDrawer();
    await person.keyboard('{Escape}');
    await asked();
    await person.keyboard('{Escape}');
    await noDialog();
    expect(screen.getByRole('dialog', { name: 'Tambah Kategori' })).toBeVisible();
    expect(name).toHaveValue('Alat Renang');
    expect(name).toHaveFocus();
    await person.keyboard('{Escape}');
    await person.click((await asked()).discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe(categories);
  });

  it('does not ask after the form is saved', async () => {
    const { person } = await typeIntoDrawer();
    let wasAsked = false;
    const watch = new MutationObserver(() => {
      wasAsked ||= screen.queryByText(question) !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await press(person, 'Simpan');
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    expect(wasAsked).toBe(false);
    expect(location.pathname).toBe(categories);
  });
});

const userAdmins = '/dashboard/member-list/user-admin';
const full = { message: 'Server sedang penuh' };

/** Opens the page of a user admin from the list, so that there is a page to go back to. */
const openUserAdmin = async () => {
  const person = office.open('superadmin', `${userAdmins}?filter={"q":"Hendra"}`);
  await person.click(await screen.findByRole('link', { name: /^Hendra Wijaya/ }));
  return person;
};

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
    await press(person, 'Atur Ulang Password');
    const password = (await dialog()).getByRole<HTMLInputElement>('textbox').value;
    const answer = office.holdBack('POST */resetPassword');
    await confirm(person, 'Atur Ulang');
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
    expect(await pageTitled('User Admin')).toBeVisible();
  });

  it('does not hide that an action failed', async () => {
    const person = await openUserAdmin();
    await press(person, 'Nonaktifkan');
    await person.click((await dialog()).getByRole('textbox'));
    await person.paste('Cuti panjang');
    const answer = office.holdBack('POST */deactivate', full, 400);
    await confirm(person, 'Nonaktifkan');
    await screen.findByText('Memproses …');
    await pressBack();
    answer();
    expect(await (await dialog()).findByText('Server sedang penuh')).toBeVisible();
  });

  it('asks about a form only after its save, if that failed', async () => {
    const { person } = await typeIntoDrawer();
    const answer = office.holdBack('POST */make-category', full, 400);
    await press(person, 'Simpan');
    await pressBack();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer();
    await confirm(person, 'Tetap di Halaman Ini');
    await noDialog();

    office.api.server.resetHandlers();
    const stored = office.holdBack('POST */make-category');
    await press(person, 'Simpan');
    await pressBack();
    stored();
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe(categories));
  });
});
