import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppBoundary, ConfigError } from '../../src/login/LoadError';

const reload = vi.fn();
// jsdom cannot load a page again.
beforeEach(() => void vi.stubGlobal('location', { reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const Missing = () => {
  throw new Error('Failed to fetch dynamically imported module');
};
const app = (
  <AppBoundary>
    <Missing />
  </AppBoundary>
);

it.each([
  ['the configuration', 'Aplikasi belum dapat dibuka', <ConfigError />],
  ['the app', 'Halaman belum dapat dimuat', app],
])('a page says that %s could not be fetched, and Coba lagi loads it again', async (_, title, page) => {
  // React logs each error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: title }));
  expect(document.title).toBe(title);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(reload).toHaveBeenCalledOnce();
});
