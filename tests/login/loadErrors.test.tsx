import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppBoundary } from '../../src/login/AppBoundary';
import { ConfigError } from '../../src/login/ConfigError';

describe('what does not arrive', () => {
  it('says that the configuration is missing, and offers to try again', () => {
    render(<ConfigError />);
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { level: 1, name: 'Aplikasi belum dapat dibuka' }),
    );
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    expect(document.title).toBe('Aplikasi belum dapat dibuka');
  });

  it('puts a page that can be reloaded in place of an app that could not be fetched', () => {
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
    // React reports what a boundary caught.
    expect(complaint).toHaveBeenCalled();
  });
});
