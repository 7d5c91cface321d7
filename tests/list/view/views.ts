import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { get, set } from 'idb-keyval';
import { expect } from 'vitest';
import type { startBackOffice } from '../../support/backOffice';

type Office = ReturnType<typeof startBackOffice>;

export const loaded = () => screen.findByText(/^Menampilkan 1–/);
export const openPanel = async (person: UserEvent) => {
  await person.click(screen.getByRole('button', { name: 'Tampilan' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Tampilan daftar' }));
  return { person, panel, name: () => panel.getByRole('textbox', { name: 'Nama Tampilan' }) };
};
export const close = async (person: UserEvent) => {
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
/** Opens a list as the super admin, and its panel. */
export const openList = async (office: Office, path = '/dashboard/orders') => {
  const person = office.open('superadmin', path);
  await loaded();
  return openPanel(person);
};
/** Opens the list of drivers, searches for a NIK, and opens the panel. */
export const openPrivateSearch = async (office: Office) => {
  const person = office.open('superadmin', '/dashboard/member-list/driver');
  await loaded();
  await person.click(screen.getByRole('searchbox'));
  await person.paste('3273012509870001');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(decodeURIComponent(location.search)).toContain('•'));
  return openPanel(person);
};
export const tabs = async () => within(await screen.findByRole('group', { name: 'Tampilan tersimpan' }));
export const address = () => Object.fromEntries(new URLSearchParams(location.search));
export const finished = 'filter={"status":"SELESAI"}&sort=total&order=DESC&page=1&perPage=25';
export const finishedAddress = {
  filter: '{"status":"SELESAI"}',
  sort: 'total',
  order: 'DESC',
  page: '1',
  perPage: '25',
};

/** A saved view of the list of orders. */
export const viewOf = (label: string, status: string, more: object = {}) => ({
  label,
  value: {
    filter: { status },
    sort: { field: 'created_at', order: 'DESC' },
    perPage: 10,
    hidden: [],
    columnOrder: [],
  },
  ...more,
});
/** Writes and reads the views of an account, superadmin by default, in IndexedDB. */
export const keptViews = ({ api }: Office) => {
  const place = (account = 'superadmin') => `preferences/${api.signIn(account).payload.user_data.user_id}`;
  return {
    /** Saves views of a list, as if on another day. */
    keep: (views: unknown, resource = 'orders', account?: string) =>
      set(place(account), { [`${resource}.savedQueries`]: views }),
    kept: async (resource = 'orders'): Promise<unknown> =>
      (await get<Record<string, unknown>>(place()))?.[`${resource}.savedQueries`],
  };
};
