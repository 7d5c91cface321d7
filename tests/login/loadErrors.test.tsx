import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppBoundary, ConfigError } from '../../src/login/LoadError';

const reload = vi.fn();
// jsdom cannot load a page again.
beforeEach(() => void vi.stubGlobal('location', { reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const pressRetry = async () => {
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(reload).toHaveBeenCalledOnce();
};

describe('a file that could not be fetched', () => {
  it('leads to a page that Coba lagi loads again if it is the configuration', async () => {
    render(<ConfigError />);
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { level: 1, name: 'Aplikasi belum dapat dibuka' }),
    );
    expect(document.title).toBe('Aplikasi belum dapat dibuka');
    await pressRetry();
  });

  it('leads to a page that Coba lagi loads again if it is the app', async () => {
    const Missing = () => {
      throw new Error('Failed to fetch dynamically imported module');
    };
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <AppBoundary>
        <Missing />
      </AppBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Halaman belum dapat dimuat' })).toBeVisible();
    await pressRetry();
    // React logs each error that a boundary caught.
    expect(complaint).toHaveBeenCalled();
  });
});
