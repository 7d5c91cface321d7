import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';

const sidebar = () => screen.findByRole('navigation', { name: 'Apps' });
const toggle = () => screen.getByRole('button', { name: 'Menu' });

/** A screen of 1024 px or less. */
const narrowScreen = () => {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(original(query), { matches: query.includes('max-width:1024px') }),
  );
};

afterEach(() => {
  document.cookie = 'firstLoad=; Path=/; Max-Age=0';
});

/** The top level of the menu in specification §2; the menu may contain further areas. */
const specified = [
  'Dashboard',
  'Daftar',
  'List Produk',
  'Orderan',
  'Buat Kategori',
  'Master Data',
  'List Konsumen',
  'Top-Up Saldo',
  'Akses Manajemen',
  'Report Transaction',
];

describe('sidebar (specification §2 "Menu", "Shell layout", §4)', () => {
  const { open } = startBackOffice();

  it('shows the entries of the specification, in its order', async () => {
    open('superadmin', '/dashboard/profile');
    const top = within(await sidebar()).getAllByRole('listitem');
    const names = top.filter((item) => item.parentElement?.closest('li') === null);
    const labels = names.map((item) => within(item).getAllByText(/./)[0]?.textContent ?? '');
    expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
  });

  it('opens one group at a time, and closes it again', async () => {
    const person = open('superadmin', '/dashboard/profile');
    await sidebar();
    const daftar = screen.getByRole('button', { name: 'Daftar' });
    const masterData = screen.getByRole('button', { name: 'Master Data' });
    expect(screen.queryByRole('link', { name: 'Pelapak' })).toBeNull();
    await person.click(daftar);
    expect(screen.getByRole('link', { name: 'Pelapak' })).toBeVisible();
    await person.click(masterData);
    expect([daftar, masterData].map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
    expect(screen.getByRole('link', { name: 'Banner Infomasi' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pelapak' })).toBeNull();
    await person.click(masterData);
    expect(screen.queryByRole('link', { name: 'Banner Infomasi' })).toBeNull();
  });

  it('opens the group of the current page, and marks only the entry of that page', async () => {
    open('superadmin', '/dashboard/member-list/driver');
    await sidebar();
    expect(screen.getByRole('button', { name: 'Daftar' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Driver' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('can be skipped with the keyboard, is open by default, and the button of the top bar closes and opens it', async () => {
    const person = open('superadmin', '/dashboard/profile');
    const element = await sidebar();
    await person.tab();
    expect(screen.getByRole('link', { name: 'Langsung ke isi halaman' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle()).toHaveAttribute('aria-controls', element.id);
    await person.click(toggle());
    expect(element).not.toBeVisible();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await person.keyboard('{Enter}');
    expect(element).toBeVisible();
    // On a wide screen, only the button closes it.
    await person.click(screen.getByRole('main'));
    expect(element).toBeVisible();
  });

  it('moves the focus to the heading of the page it leads to, and adds no entry to the history for the page on screen', async () => {
    const person = open('superadmin', '/dashboard/profile');
    const entry = within(await sidebar()).getByRole('link', { name: 'Akses Manajemen' });
    const { length } = history;
    await person.click(entry);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Akses Manajemen · My Reborn');
    await person.click(entry);
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
    expect(history.length).toBe(length + 1);
  });

  it('leaves a click with Ctrl on an entry to the browser, which opens a tab', async () => {
    open('superadmin', '/dashboard/profile');
    const entry = within(await sidebar()).getByRole('link', { name: 'Akses Manajemen' });
    const isTaken = vi.fn();
    const look = (event: Event): void => {
      isTaken(event.defaultPrevented);
      // The environment of the tests cannot open a tab.
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(entry, { ctrlKey: true });
    expect(isTaken.mock.calls).toEqual([[false]]);
    expect(location.pathname).toBe('/dashboard/profile');
  });
});

describe('sidebar on 1024 px or less', () => {
  const office = startBackOffice();
  const closed = () => waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'));
  const opened = () => waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'true'));
  const open = async (path: string, account: string | null = 'superadmin') => {
    narrowScreen();
    const person = office.open(account, path);
    await screen.findByRole('heading', { level: 1 });
    return person;
  };
  /** Opens a page, and the sidebar over it. */
  const openOver = async (path = '/dashboard/profile') => {
    const person = await open(path);
    await person.click(toggle());
    await opened();
    return person;
  };

  it('is forced open on the first visit to /dashboard in a session, which sets firstLoad', async () => {
    await open('/dashboard');
    await opened();
    expect(document.cookie).toContain('firstLoad=');
    expect(within(await sidebar()).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  });

  it('starts closed on any other visit', async () => {
    session.save(office.api.signIn('superadmin'), false);
    document.cookie = 'firstLoad=true; Path=/';
    await open('/dashboard', null);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await closed();
  });

  it('closes on a click outside', async () => {
    await openOver();
    expect(screen.getByRole('main')).toHaveAttribute('inert');
    fireEvent.pointerDown(screen.getByRole('main'));
    await closed();
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it('closes on Escape, and returns the focus to its button', async () => {
    const person = await openOver();
    await person.keyboard('{Escape}');
    await closed();
    expect(toggle()).toHaveFocus();
  });

  it('returns the focus to its button when the user presses the entry of the current page', async () => {
    const person = await openOver('/dashboard/orders');
    await person.click(within(await sidebar()).getByRole('link', { name: 'Orderan' }));
    await closed();
    expect(toggle()).toHaveFocus();
  });

  it('closes when the user follows an entry', async () => {
    const person = await openOver();
    await person.click(within(await sidebar()).getByRole('link', { name: 'Akses Manajemen' }));
    await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' });
    await closed();
  });
});
