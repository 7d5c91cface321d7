import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInElsewhere } from '../support/anotherTab';
import { filtered, startBackOffice } from '../support/backOffice';

const office = startBackOffice();
const list = filtered('/dashboard/member-list/seller', { q: 'Melati' });

const signInAs = (account: string, meanwhile?: () => void) =>
  signInElsewhere(office.api.signIn(account), meanwhile);

/** Plays a logout in another tab. */
const endElsewhere = async () => {
  const other = new BroadcastChannel('session');
  localStorage.clear();
  document.cookie = 'token=; Path=/; Max-Age=0';
  other.postMessage('left');
  await screen.findByRole('heading', { name: 'Selamat Datang!' });
  other.close();
};

/** Returns the tokens that requested the search; the body of a request is read a moment after the request arrives. */
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

describe('a tab that shows a search, when a user signs in in another tab', () => {
  it.each([
    ['signed out', endElsewhere],
    ['did not sign out', () => Promise.resolve()],
  ])('leads another user home if the first one %s, and does not request the search again', async (_, end) => {
    const asked = await openSearch();
    await end();
    await signInAs('adminpelapak');
    await home();
    expect(location.href).not.toContain('Melati');
    expect(asked.size).toBe(1);
    expect(await searchers()).toEqual(asked);
  });

  it('sends no request of the old page with the token of the next user', async () => {
    const asked = await openSearch();
    const exportAll = await screen.findByRole('button', { name: /^Ekspor/ });
    await signInAs('adminpelapak', () => fireEvent.click(exportAll));
    await home();
    expect(await searchers()).toEqual(asked);
  });

  it('is hidden while the browser keeps it for Back, and then leads another user home without any message', async () => {
    await openSearch();
    const { style } = document.documentElement;
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    expect(style.opacity).toBe('0');
    const another = office.api.signIn('adminpelapak');
    document.cookie = `token=${another.token.access_token}; Path=/`;
    localStorage.setItem('user-info', JSON.stringify(another));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await home();
    expect(location.href).not.toContain('Melati');
    expect(style.opacity).toBe('');
  });

  it('shows the search again to the same user', async () => {
    await openSearch();
    await endElsewhere();
    await signInAs('superadmin');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Melati'));
  });
});
