import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';

/** The first header of the page; testing-library also counts the header inside <main>, which is not a banner. */
const banner = () => screen.getAllByRole('banner')[0] as HTMLElement;

describe('top bar (specification §2 "Shell layout", §6)', () => {
  const { api, answer, ...office } = startBackOffice();
  const open = async (account: string, path = '/dashboard/profile') => {
    const person = office.open(account, path);
    await screen.findByRole('heading', { level: 1 });
    return person;
  };
  const asked = () => api.received.filter(({ path }) => path.includes('/cdn/bulk-generate/')).length;
  const picture = () => banner().querySelector('img');

  it('shows the role name, and the profile menu adds the full name and the e-mail', async () => {
    const person = await open('superadmin');
    const bar = within(banner());
    expect(bar.getByText('Super Admin')).toBeVisible();
    await person.click(bar.getByRole('button', { name: /Ratna Kusumawardani.*Super Admin/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Profile' }));
    for (const text of ['Super Admin', 'Ratna Kusumawardani', 'ratna.kusumawardani@kantor.example'])
      expect(menu.getByText(text)).toBeVisible();
  });

  it("leads to the profile by 'Profile'", async () => {
    const person = await open('tamu', '/dashboard');
    await person.click(screen.getByRole('button', { name: /Tamu/ }));
    await person.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(location.pathname).toBe('/dashboard/profile');
  });

  it("signs out by 'Keluar', even if the server is down", async () => {
    api.server.use(http.post('*/api/v1/logout', () => HttpResponse.error()));
    const person = await open('superadmin');
    await person.click(screen.getByRole('button', { name: /Ratna/ }));
    await person.click(screen.getByRole('button', { name: 'Keluar' }));
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(location.pathname).toBe('/auth');
    expect(session.get()).toBeNull();
    await waitFor(() => expect(api.receivedAt('POST api/v1/logout')).toHaveLength(1));
  });

  it('opens the notification popover with its title and two sentences, and Escape closes it', async () => {
    const person = await open('superadmin');
    const button = screen.getByRole('button', { name: 'Pemberitahuan' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await person.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Pemberitahuan' });
    expect(popover).toHaveTextContent(
      /^PemberitahuanFitur Sedang Dikembangkan \.\.\.Perlu beberapa waktu agar fitur dapat digunakan$/,
    );
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows the initials where there is no profile picture', async () => {
    answer('GET */cdn/bulk-generate/:id', { status_code: 200, data: { payload: [] } });
    await open('superadmin', '/dashboard');
    await waitFor(() => expect(asked()).toBe(1));
    // The page does not show when the answer was read; a picture would appear within this time.
    await expect(waitFor(() => expect(picture()).not.toBeNull(), { timeout: 300 })).rejects.toThrow();
    expect(banner()).toHaveTextContent('RK');
  });

  it('shows the profile picture that the server names', async () => {
    await open('superadmin', '/dashboard');
    await waitFor(() => expect(picture()?.src).toMatch(/^https?:\/\/.+/));
  });

  it('loads no picture from an address that is not safe', async () => {
    const payload = [{ url: 'javascript:alert(1)' }];
    answer('GET */cdn/bulk-generate/:id', { status_code: 200, data: { payload } });
    await open('superadmin', '/dashboard');
    await waitFor(() => expect(picture()).not.toBeNull());
    expect(picture()).toHaveAttribute('src', '');
  });

  it('changes the colour scheme of the page and of MUI together', async () => {
    const person = await open('superadmin');
    await person.click(screen.getByRole('button', { name: 'Tema' }));
    expect(screen.getByRole('radio', { name: 'Ikuti Sistem' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Gelap' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    const paper = screen.getByRole('radio', { name: 'Gelap' }).closest<HTMLElement>('.MuiPaper-root');
    const shadow = () => paper?.style.getPropertyValue('--Paper-shadow');
    expect(shadow()).toContain('rgba(0, 0, 0, 0.5)');
    await person.click(screen.getByRole('radio', { name: 'Terang' }));
    expect(document.documentElement.dataset.scheme).toBe('light');
    expect(shadow()).toContain('rgba(15, 23, 42, 0.12)');
    await person.click(screen.getByRole('radio', { name: 'Ikuti Sistem' }));
    expect(screen.getByRole('radio', { name: 'Ikuti Sistem' })).toBeChecked();
  });

  it('says that the colour scheme is lost with the page while the browser saves no preference', async () => {
    const lost = 'Browser menolak menyimpan. Perubahan tema dan tampilan hilang saat halaman ditutup.';
    const person = await open('superadmin');
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await person.click(screen.getByRole('button', { name: 'Tema' }));
    await person.click(screen.getByRole('radio', { name: 'Gelap' }));
    expect(await screen.findByText(lost)).toBeVisible();
    refused.mockRestore();
    await person.click(screen.getByRole('radio', { name: 'Terang' }));
    await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  });

  it('reports a lost network until it is back', async () => {
    await open('superadmin');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/Tidak ada koneksi internet/)).toBeVisible();
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Tidak ada koneksi internet/)).toBeNull());
  });
});
