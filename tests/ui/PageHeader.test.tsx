import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PageHeader } from '../../src/ui/PageHeader';
import { renderWithWords } from '../support/renderWithWords';

const show = (header: ReactNode) => renderWithWords(<MemoryRouter>{header}</MemoryRouter>);

describe('The page header', () => {
  it('shows a heading and a sentence, and sets the title of the document', () => {
    show(<PageHeader title="Pelapak" sentence="Semua toko" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Pelapak' })).toBeVisible();
    expect(screen.getByText('Semua toko')).toBeVisible();
    expect(document.title).toBe('Pelapak · My Reborn');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has Refresh and an action if the page passes them', async () => {
    const onRefresh = vi.fn();
    show(<PageHeader title="Pelapak" onRefresh={onRefresh} actions={<button>Daftarkan Pelapak</button>} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Daftarkan Pelapak' })).toBeVisible();
  });

  it('does not refresh again while a refresh is running', async () => {
    const onRefresh = vi.fn();
    show(<PageHeader title="Pelapak" onRefresh={onRefresh} refreshing />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onRefresh).not.toHaveBeenCalled();
  });
});
