import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchApp } from '../../src/SignInGate';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = `/dashboard/member-list/seller?filter=${encodeURIComponent('{"q":"Melati"}')}`;
beforeAll(() => fetchApp('/dashboard/member-list/seller'), 120_000);

const storedAs = (account: string) => {
  const info = office.api.signIn(account);
  const raw = JSON.stringify(info);
  document.cookie = `token=${info.token.access_token}; Path=/`;
  localStorage.setItem('user-info', raw);
  return raw;
};

/** What this tab hears when somebody signs in in another one; `meanwhile` happens before the old page is gone. */
const signInElsewhere = (account: string, meanwhile?: () => void) =>
  act(async () => {
    const newValue = storedAs(account);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-info', newValue }));
    meanwhile?.();
    await Promise.resolve();
  });

/** What this tab hears when its session is ended in another one. */
const endElsewhere = async () => {
  const other = new BroadcastChannel('session');
  localStorage.clear();
  document.cookie = 'token=; Path=/; Max-Age=0';
  other.postMessage('left');
  await screen.findByRole('heading', { name: 'Selamat Datang!' });
  other.close();
};

/** The sessions that have asked for the sellers of the search; a body is read a moment after its request has come. */
const searchers = async () => {
  const lists = office.api.receivedAt('POST get-list-merchant');
  await waitFor(() => expect(lists.every(({ body }) => body !== undefined)).toBe(true));
  const searches = lists.filter(({ body }) => JSON.stringify(body).includes('Melati'));
  return new Set(searches.map(({ headers }) => headers.get('authorization')));
};

const openSearch = async () => {
  office.open('superadmin', list);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Melati'));
  await screen.findByText(/^Menampilkan|Tidak ada data yang cocok/);
  return searchers();
};
const home = () => screen.findByRole('heading', { level: 1, name: /^Selamat datang, / });

describe('a tab that shows a search, when another tab changes who is signed in', () => {
  it('leads somebody else home, and asks for nothing of the search', async () => {
    const asked = await openSearch();
    await endElsewhere();
    await signInElsewhere('adminpelapak');
    await home();
    expect(location.href).not.toContain('Melati');
    expect(asked.size).toBe(1);
    expect(await searchers()).toEqual(asked);
  });

  it('leads home too, where the next person signs in over the session of the first', async () => {
    const asked = await openSearch();
    await signInElsewhere('adminpelapak');
    await home();
    expect(location.href).not.toContain('Melati');
    expect(asked.size).toBe(1);
    expect(await searchers()).toEqual(asked);
  });

  it('asks for nothing in the name of the next person while the page of the first is still there', async () => {
    const asked = await openSearch();
    const exportAll = await screen.findByRole('button', { name: /^Ekspor/ });
    await signInElsewhere('adminpelapak', () => fireEvent.click(exportAll));
    await home();
    expect(await searchers()).toEqual(asked);
  });

  it('shows the same person the same search again', async () => {
    await openSearch();
    await endElsewhere();
    await signInElsewhere('superadmin');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Melati'));
  });
});
