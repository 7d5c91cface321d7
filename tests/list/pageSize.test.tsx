import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { get } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();

const size = () => screen.findByRole('combobox', { name: 'Baris per Halaman' });
const kept = async () => {
  const { user_id } = session.get()?.payload.user_data ?? { user_id: '' };
  return (await get<Record<string, unknown>>(`preferences/${user_id}`)) ?? {};
};

/** Signs in again and opens an address, as on another day; the browser has kept its preferences. */
const comeBack = async (account: string, path: string) => {
  cleanup();
  session.leave();
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  return office.open(account, path);
};

/** Opens a list, and chooses 25 rows, which the browser keeps. */
const choose25 = async (account: string, resource: string) => {
  const person = office.open(account, `/dashboard/${resource}`);
  await screen.findByText(/^Menampilkan 1–10 dari/);
  await person.selectOptions(await size(), '25');
  await waitFor(async () => expect(await kept()).toMatchObject({ [`${resource}.perPage`]: 25 }));
};

describe('the size of pages', () => {
  it('is remembered for the user and the list, and is that of the address, if the address has one', async () => {
    await choose25('pengamat', 'orders');
    await comeBack('pengamat', '/dashboard/orders');
    expect(await screen.findByText(/^Menampilkan 1–25 dari/)).toBeVisible();
    expect(await size()).toHaveValue('25');
    // The page size of an address is not saved as a choice.
    await comeBack('pengamat', '/dashboard/orders?perPage=10&page=1');
    expect(await screen.findByText(/^Menampilkan 1–10 dari/)).toBeVisible();
    expect(await kept()).toMatchObject({ 'orders.perPage': 25 });

    await comeBack('pengamat', '/dashboard/consumer-list');
    expect(await screen.findByText(/^Menampilkan 1–10 dari/)).toBeVisible();
    await comeBack('superadmin', '/dashboard/orders');
    expect(await screen.findByText(/^Menampilkan 1–10 dari/)).toBeVisible();
  });

  it('is shown as it was after the back button', async () => {
    const person = office.open('pengamat', '/dashboard/orders?perPage=10&page=2');
    await screen.findByText(/^Menampilkan 11–20 dari/);
    await person.selectOptions(await size(), '25');
    await screen.findByText(/^Menampilkan 1–25 dari/);
    history.back();
    expect(await screen.findByText(/^Menampilkan 11–20 dari/)).toBeVisible();
    expect(await size()).toHaveValue('10');
  });

  it('is used by the pager of a record to find its place', async () => {
    await choose25('superadmin', 'top-up');
    const person = await comeBack('superadmin', '/dashboard/top-up');
    await screen.findByText(/^Menampilkan 1–25 dari/);
    const links = () => screen.getAllByRole('link', { name: /^TU-/ });
    await waitFor(() => expect(links()).toHaveLength(25));
    await person.click(links()[14] as HTMLElement);
    expect(await screen.findByText(/^15 dari \d+$/)).toBeVisible();
  });
});

it('the last of 25 rows has its checkbox and its actions, although they are drawn after the rows', async () => {
  office.open('superadmin', '/dashboard/member-list/seller?perPage=25');
  await screen.findByText(/^Menampilkan 1–25 dari/);
  const last = within(screen.getAllByRole('row').at(-1) as HTMLElement);
  expect(await last.findByRole('checkbox', { name: /^Pilih / })).toBeEnabled();
  expect(await last.findByRole('button', { name: /^Hapus Data / })).toBeVisible();
});
