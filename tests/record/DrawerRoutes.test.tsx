import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = '/dashboard/master-data/banner-information';

const drawer = () => screen.findByRole('dialog', { name: 'Tambah Banner' });
const cancel = async (person: UserEvent) => {
  await person.click(within(await drawer()).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const back = async () => {
  act(() => history.back());
  await drawer();
};
const isOnList = () => waitFor(() => expect(location.pathname).toBe(list));

describe('a drawer that is cancelled', () => {
  it('leads to the list, even if Back opens it again', async () => {
    const person = office.open('superadmin', '/dashboard');
    await person.click(await screen.findByRole('button', { name: 'Cari' }));
    await person.click(await screen.findByRole('option', { name: /^Tambah Banner/ }));
    await drawer();
    for (let time = 1; time <= 2; time += 1) {
      await cancel(person);
      await isOnList();
      await back();
    }
    await cancel(person);
    await isOnList();
  });

  it('leads back to the list that it was opened from, also if Forward opens it again', async () => {
    const person = office.open('superadmin', list);
    const add = await screen.findByRole('link', { name: 'Tambah Banner' });
    const entries = history.length;
    await person.click(add);
    await cancel(person);
    await isOnList();
    act(() => history.forward());
    await cancel(person);
    await isOnList();
    expect(history.length).toBe(entries + 1);
  });
});
