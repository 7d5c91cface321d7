import { act, screen, waitFor, within } from '@testing-library/react';
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
