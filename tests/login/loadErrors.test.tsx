import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppBoundary } from '../../src/login/AppBoundary';
import { ConfigError } from '../../src/login/ConfigError';

describe('a file that could not be fetched', () => {
  it('leads to a page with Coba lagi if it is the configuration', () => {
    render(<ConfigError />);
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { level: 1, name: 'Aplikasi belum dapat dibuka' }),
    );
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    expect(document.title).toBe('Aplikasi belum dapat dibuka');
  });

  it('leads to a page with Coba lagi if it is the app', () => {
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
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    // React logs each error that a boundary caught.
    expect(complaint).toHaveBeenCalled();
  });
});
