import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { fetchApp } from '../../../src/SignInGate';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { signInBy } from '../../support/signInBy';
import { address, finished, finishedAddress, keptViews, loaded, tabs, viewOf } from './views';

const office = startBackOffice();
const { keep } = keptViews(office);

/** Opens the page as a browser does, which reads the preferences while it loads the app. */
const openPage = async (path: string) => {
  session.save(office.api.signIn('superadmin'), false);
  await fetchApp(path);
  return office.open('superadmin', path);
};

describe('the default view', () => {
  const byDefault = viewOf('Dikirim', 'DIKIRIM', { isDefault: true });

  it('is applied when the list opens, and again when the user follows the menu', async () => {
    await keep([byDefault]);
    const person = await openPage('/dashboard/orders');
    await waitFor(() => expect(address()).toMatchObject({ filter: '{"status":"DIKIRIM"}', perPage: '10' }));
    expect(await (await tabs()).findByRole('button', { name: 'Dikirim', pressed: true })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(address()).toMatchObject({ filter: '{}' }));
    await person.click(screen.getByRole('link', { name: /^Orderan/ }));
    await waitFor(() => expect(address()).toMatchObject({ filter: '{"status":"DIKIRIM"}' }));
  });

  it('replaces neither the state of a shared address nor the list to which the user returns from a record', async () => {
    await keep([byDefault]);
    const person = await openPage(`/dashboard/orders?${finished}`);
    await loaded();
    expect(address()).toEqual(finishedAddress);
    expect((await tabs()).getByRole('button', { name: 'Dikirim' })).toHaveAttribute('aria-pressed', 'false');
    await person.click(screen.getAllByRole('link', { name: /^INV\// })[0] ?? document.body);
    await person.click(await screen.findByRole('link', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(address()).toMatchObject(finishedAddress));
  });

  it('is applied without values that the list does not know', async () => {
    const value = { ...byDefault.value, filter: { status: 'DIKIRIM', role: 'x' }, perPage: 9999 };
    await keep([{ ...byDefault, value }]);
    await openPage('/dashboard/orders');
    await waitFor(() => expect(address().filter).toBe('{"status":"DIKIRIM"}'));
    expect(await screen.findByRole('combobox', { name: 'Baris per Halaman' })).toHaveValue('10');
  });
});

describe('saved views', () => {
  const names = async () => (await tabs()).getAllByRole('button').map(({ textContent }) => textContent);

  it('are ignored one by one if they are invalid', async () => {
    const { value } = viewOf('x', 'SELESAI');
    await keep([
      null,
      'Besar',
      { label: 'Tanpa isi' },
      { label: 7, value },
      viewOf('', 'SELESAI'),
      { label: 'Urutan', value: { ...value, sort: 'total' } },
      { label: 'Filter', value: { ...value, filter: ['status'] } },
      { label: 'Kolom', value: { ...value, hidden: [7] } },
      { label: 'Tinggi', value: { ...value, density: 'huge' } },
      viewOf('Utuh', 'SELESAI'),
    ]);
    office.open('superadmin', '/dashboard/orders');
    await loaded();
    expect(await names()).toEqual(['Utuh']);
  });

  it('are shown only at the list for which they were saved', async () => {
    await keep([viewOf('Selesai', 'SELESAI')]);
    const person = office.open('superadmin', '/dashboard/consumer-list');
    await loaded();
    expect(screen.queryByRole('group', { name: 'Tampilan tersimpan' })).toBeNull();
    await person.click(screen.getByRole('link', { name: /^Orderan/ }));
    expect((await tabs()).getByRole('button', { name: 'Selesai' })).toBeVisible();
  });

  it('are shown only to the user who saved them', async () => {
    await keep([viewOf('Selesai', 'SELESAI')]);
    await keep([viewOf('Dikirim', 'DIKIRIM')], 'orders', 'pengamat');
    const person = await openPage('/dashboard/orders');
    expect(await names()).toEqual(['Selesai']);
    act(() => session.leave());
    await signInBy(person, 'pengamat');
    await screen.findByRole('heading', { level: 1, name: /^Selamat datang, / });
    walkTo('/dashboard/orders');
    expect(await names()).toEqual(['Dikirim']);
  });

  it('have tabs on a list without status tabs, with one for all rows', async () => {
    const { value } = viewOf('x', '');
    const active = { ...value, filter: { is_active: true }, sort: { field: 'id', order: 'ASC' } };
    await keep([{ label: 'Yang aktif', value: active }], 'member-list/seller');
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    await loaded();
    const strip = within(await screen.findByRole('group', { name: 'Pilih data yang ditampilkan' }));
    const all = strip.getByRole('button', { name: 'Semua' });
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await person.click(strip.getByRole('button', { name: 'Yang aktif' }));
    await waitFor(() => expect(address()).toMatchObject({ filter: '{"is_active":true}' }));
    expect(strip.getByRole('button', { name: 'Yang aktif' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(all).toHaveAttribute('aria-pressed', 'false'));
    await person.click(all);
    await waitFor(() => expect(address()).toMatchObject({ filter: '{}' }));
  });
});
