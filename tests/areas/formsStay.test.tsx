import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { roleTable } from '../../mocks/server/staffAccounts';
import { rereadAccess } from '../../src/authProvider/rereadAccess';
import { startBackOffice } from '../support/backOffice';
import { everyForm, fetchForms, field, loseSession, returnToDraft, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });
beforeAll(fetchForms, 240_000);
// Every one opens a page or two, most of them a list below a drawer.
vi.setConfig({ testTimeout: 90_000 });

/** Reads of the record that the address names, its pictures included. */
const readsOfRecord = (): number => {
  const id = location.pathname.split('/').at(-1) ?? '';
  return office.api.received.filter(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)).length;
};

/** The person looks elsewhere and returns, the network goes and returns, and everything on screen is read again. */
const disturb = (): void => {
  act(() => {
    for (const happening of ['blur', 'visibilitychange', 'focus', 'offline', 'online'])
      window.dispatchEvent(new Event(happening));
  });
  for (const refresh of screen.queryAllByRole('button', { name: 'Refresh', hidden: true }))
    fireEvent.click(refresh);
};

/** The role of the person who is signed in loses every right but one. */
const takeRightsAway = async (): Promise<void> => {
  const roles = roleTable(office.api.db.collections);
  const role = roles.get('peran-superadmin');
  if (!role) throw new Error('no role');
  roles.put({ ...role, permissions: ['VIEW_DASHBOARD'] });
  await act(() => rereadAccess(0));
};

// One walk for each form, because opening it is what takes time.
describe.each(everyForm)('the form of $form', ({ path, label, text }) => {
  it('stays with what was typed: among what happens around it, after an expired session, and without its right', async () => {
    const address = path(office.api);
    const person = office.open('superadmin', address);
    await write(person, label, text);
    const input = await field(label);
    const before = readsOfRecord();
    disturb();
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
    await person.click(screen.getByRole('button', { name: 'Buang draf' }));
    expect((await field(label)).value).not.toContain(text);

    await write(person, label, text);
    await takeRightsAway();
    expect(await screen.findByText('Hak akses Anda untuk mengubah data ini sudah dicabut')).toBeVisible();
    expect(await field(label)).toHaveValue(text);
    const sentBefore = office.api.received.length;
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Error!')).toBeVisible();
    expect(await field(label)).toHaveValue(text);
    expect(screen.queryByText('Not allowed to access this page')).toBeNull();
    const sent = office.api.received.slice(sentBefore).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path: sentTo }) => `${method} ${sentTo}`)).toEqual([]);
  });
});

describe('a form that follows the page of its record', () => {
  it('begins with what the server holds now, not with the older answer of the page before it', async () => {
    const drivers = office.api.db.collections.get('member-list/driver');
    const [driver] = drivers?.all() ?? [];
    if (!driver) throw new Error('The seed holds no driver');
    const person = office.open('superadmin', `/dashboard/member-list/driver/${driver.id}/show`);
    const change = await screen.findByRole('link', { name: 'Ubah' });
    drivers?.put({ ...driver, warna: 'Jingga' });
    await person.click(change);
    expect(await field('Warna')).toHaveValue('Jingga');
  });
});

describe('a form without its record', () => {
  it.each(everyForm.filter(({ path }) => !path(office.api).includes('create')))(
    'of $form says it in the words of the server, and leads to the list',
    async ({ path }) => {
      const address = path(office.api);
      const id = address.split('/').at(-1) ?? '';
      office.api.server.use(
        http.get(`*/${id}`, () => HttpResponse.json({ message: 'Data tidak ditemukan' }, { status: 404 })),
      );
      office.open('superadmin', address);
      expect((await screen.findAllByText('Data tidak ditemukan'))[0]).toBeVisible();
      await expect.poll(() => location.pathname).toBe(address.slice(0, -id.length - 1));
    },
  );
});
