import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';

/** The first header of the page; testing-library also counts the header inside <main>, which is not a banner. */
const banner = () => screen.getAllByRole('banner')[0] as HTMLElement;

describe('top bar (specification §2 "Shell layout", §6)', () => {
  const { api, open, answer } = startBackOffice();
  const ready = () => screen.findByRole('heading', { level: 1 });

  it('shows the role name, and the profile menu adds the full name and the e-mail', async () => {
    const person = open('superadmin', '/dashboard/profile');
    await ready();
    const bar = within(banner());
    expect(bar.getByText('Super Admin')).toBeVisible();
    await person.click(bar.getByRole('button', { name: /Ratna Kusumawardani.*Super Admin/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Profile' }));
    expect(menu.getByText('Super Admin')).toBeVisible();
    expect(menu.getByText('Ratna Kusumawardani')).toBeVisible();
    expect(menu.getByText('ratna.kusumawardani@kantor.example')).toBeVisible();
  });

  it("leads to the profile by 'Profile'", async () => {
    const person = open('tamu', '/dashboard');
    await ready();
    await person.click(screen.getByRole('button', { name: /Tamu/ }));
    await person.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(location.pathname).toBe('/dashboard/profile');
  });

  it("signs out by 'Keluar', even if the server is down", async () => {
    const calls = vi.fn();
    api.server.use(
      http.post('*/api/v1/logout', () => {
        calls();
        return HttpResponse.error();
      }),
    );
    const person = open('superadmin', '/dashboard/profile');
    await ready();
    await person.click(screen.getByRole('button', { name: /Ratna/ }));
    await person.click(screen.getByRole('button', { name: 'Keluar' }));
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(location.pathname).toBe('/auth');
    expect(session.get()).toBeNull();
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  });

  it('opens the notification popover with its title and two sentences, and Escape closes it', async () => {
    const person = open('superadmin', '/dashboard/profile');
    await ready();
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
    let answers = 0;
    api.server.use(
      http.get('*/cdn/bulk-generate/:id', () => {
        answers += 1;
        return HttpResponse.json({ status_code: 200, data: { payload: [] } });
      }),
    );
    open('superadmin', '/dashboard');
    await ready();
    await waitFor(() => expect(answers).toBe(1));
    // The page does not show when the answer was read; a picture would appear within this time.
    await expect(
      waitFor(() => expect(banner().querySelector('img')).not.toBeNull(), { timeout: 300 }),
    ).rejects.toThrow();
    expect(banner()).toHaveTextContent('RK');
  });

  it('shows the profile picture that the server names', async () => {
    open('superadmin', '/dashboard');
    await ready();
    await waitFor(() => expect(banner().querySelector('img')?.src).toMatch(/^https?:\/\/.+/));
  });

  it('loads no picture from an address that is not safe', async () => {
    answer('GET */cdn/bulk-generate/:id', {
      status_code: 200,
      data: { payload: [{ url: 'javascript:alert(1)' }] },
    });
    open('superadmin', '/dashboard');
    await ready();
    await waitFor(() => expect(banner().querySelector('img')).not.toBeNull());
    expect(banner().querySelector('img')).toHaveAttribute('src', '');
  });

  it('changes the colour scheme of the page and of MUI together', async () => {
    const person = open('superadmin', '/dashboard/profile');
    await ready();
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
});

describe('a lost network', () => {
  const { open } = startBackOffice();

  it('is reported until it is back', async () => {
    open('superadmin', '/dashboard/profile');
    await screen.findByRole('heading', { level: 1 });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/Tidak ada koneksi internet/)).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Tidak ada koneksi internet/)).toBeNull());
  });
});
