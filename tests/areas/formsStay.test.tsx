import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rereadAccess } from '../../src/authProvider/rereadAccess';
import { signInElsewhere } from '../support/anotherTab';
import { found } from '../support/backOffice';
import { press } from '../support/parts';
import { everyForm, field, loseSession, returnToDraft, startForms, write } from './everyForm';

const office = startForms();

/** Reads of the record that the address names, its pictures included. */
const readsOfRecord = (): number => {
  const id = location.pathname.split('/').at(-1) ?? '';
  return office.api.received.filter(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)).length;
};

/**
 * The same person signs in in another tab, the window loses and gets the focus, the network goes off and on, and every Refresh
 * button is clicked.
 */
const disturb = async (): Promise<void> => {
  await signInElsewhere(office.api.signIn('superadmin'));
  act(() => {
    for (const happening of ['blur', 'visibilitychange', 'focus', 'offline', 'online'])
      window.dispatchEvent(new Event(happening));
  });
  for (const refresh of screen.queryAllByRole('button', { name: 'Refresh', hidden: true }))
    fireEvent.click(refresh);
};

/** Removes all permissions but one from the role of the signed-in user. Returns a function that gives them back on the server. */
const takeRightsAway = async (): Promise<() => void> => {
  const roles = office.table('access-management');
  const role = found(roles.all(), ({ id }) => id === 'peran-superadmin');
  office.give('superadmin', 'VIEW_DASHBOARD');
  await act(() => rereadAccess(0));
  return () => roles.put(role);
};

/** A page and a drawer: their forms are made of the same parts as all others. */
const pageAndDrawer = everyForm.filter(({ form }) => ['a seller', 'a category to add'].includes(form));

// One long test for each form, because opening the form takes most of the time.
describe.each(pageAndDrawer)('the form of $form', ({ path, label, text }) => {
  it('keeps what was typed: during other events, after an expired session, and without its permission', async () => {
    const address = path(office.api);
    const person = office.open('superadmin', address);
    await write(person, label, text);
    const input = await field(label);
    const before = readsOfRecord();
    await disturb();
    await person.click(input);
    await person.paste(' dan lagi');
    expect(input).toBeInTheDocument();
    expect(input).toHaveValue(`${text} dan lagi`);
    expect(readsOfRecord()).toBe(before);

    await loseSession();
    returnToDraft(office.api);
    await waitFor(async () => expect(await field(label)).toHaveValue(`${text} dan lagi`));
    expect(screen.getByText(/sudah dipulihkan/)).toBeVisible();
    expect(location.pathname + location.search).toBe(address);
    await press(person, 'Buang draf');
    expect((await field(label)).value).not.toContain(text);

    await write(person, label, text);
    await takeRightsAway();
    expect(await screen.findByText('Hak akses Anda untuk mengubah data ini sudah dicabut')).toBeVisible();
    expect(await field(label)).toHaveValue(text);
    const sentBefore = office.api.received.length;
    await press(person, 'Simpan');
    // A new record is incomplete here. An earlier toast may still be there.
    const refusal = /^(Tidak dapat disimpan karena hak akses Anda sudah dicabut|Ada isian yang belum benar)/;
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(await field(label)).toHaveValue(text);
    expect(screen.queryByText('Not allowed to access this page')).toBeNull();
    const sent = office.api.received.slice(sentBefore).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path: sentTo }) => `${method} ${sentTo}`)).toEqual([]);
  });
});

it('a form whose right was revoked is saved by Simpan once the right was given back on the server', async () => {
  const driver = office.first('member-list/driver');
  const path = `/dashboard/member-list/driver/${driver.id}`;
  const person = office.open('superadmin', path);
  await write(person, 'Warna', 'Jingga');
  const giveRightsBack = await takeRightsAway();
  expect(await screen.findByText('Hak akses Anda untuk mengubah data ini sudah dicabut')).toBeVisible();
  giveRightsBack();
  await press(person, 'Simpan');
  await waitFor(() => expect(location.pathname).not.toBe(path));
  expect(office.first('member-list/driver')).toMatchObject({ warna: 'Jingga' });
});

it.each([
  ['member-list/driver', 'Warna', { warna: 'Jingga' }, 'Jingga'],
  ['member-list/seller', 'Nama Toko', { shop_name: 'Toko Rekan' }, 'Toko Rekan'],
])(
  'a form of %s that is opened from the page of its record begins with the current data of the server',
  async (resource, label, change, shown) => {
    const record = office.first(resource);
    const person = office.open('superadmin', `/dashboard/${resource}/${record.id}/show`);
    const link = await screen.findByRole('link', { name: 'Ubah' });
    office.table(resource).put({ ...record, ...change });
    await person.click(link);
    expect(await field(label)).toHaveValue(shown);
  },
);

it.each(everyForm.filter(({ form }) => ['a seller', 'a category'].includes(form)))(
  'a missing record in the form of $form shows the message of the server, and redirects to the list',
  async ({ path }) => {
    const address = path(office.api);
    const id = address.split('/').at(-1) ?? '';
    office.answer(`GET */${id}`, { message: 'Data tidak ditemukan' }, 404);
    office.open('superadmin', address);
    expect((await screen.findAllByText('Data tidak ditemukan'))[0]).toBeVisible();
    await expect.poll(() => location.pathname).toBe(address.slice(0, -id.length - 1));
  },
);
