import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const sidebar = () => screen.findByRole('navigation', { name: 'Apps' });

describe('an entry of the sidebar', () => {
  const { open } = startBackOffice();

  it('leaves a click with Ctrl to the browser, which opens a tab', async () => {
    open('superadmin', '/dashboard/profile');
    const entry = within(await sidebar()).getByRole('link', { name: 'Akses Manajemen' });
    const atWindow = new Promise<boolean>((resolve) => {
      const look = (event: Event): void => {
        resolve(event.defaultPrevented);
        // The environment of the tests cannot open a tab.
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
    });
    fireEvent.click(entry, { ctrlKey: true });
    expect(await atWindow).toBe(false);
    expect(location.pathname).toBe('/dashboard/profile');
  });

  it('adds an entry to the history for another page, and none for the page on screen', async () => {
    const person = open('superadmin', '/dashboard/profile');
    const entry = within(await sidebar()).getByRole('link', { name: 'Akses Manajemen' });
    const entries = history.length;
    await person.click(entry);
    await screen.findByRole('heading', { level: 1, name: 'Akses Manajemen' });
    await person.click(entry);
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
    expect(history.length).toBe(entries + 1);
  });
});
