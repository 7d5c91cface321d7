import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FilterButton } from '../../../src/list/filter/Filters';
import type { FilterValues, ListFilter } from '../../../src/list/filter/listFilter';
import { renderWithWords } from '../../support/renderWithWords';

const filters: readonly ListFilter[] = ['status', 'city', 'bank'].map((source) => ({
  source,
  useChoices: () => ({ choices: [] }),
}));

const show = (offered: readonly ListFilter[], values: FilterValues = {}) =>
  renderWithWords(
    <QueryClientProvider client={new QueryClient()}>
      <FilterButton filters={offered} values={values} onChange={() => undefined} />
    </QueryClientProvider>,
  );

describe('The filter button', () => {
  it('is not rendered if there is nothing to filter', () => {
    show([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no count while only a search is active', () => {
    show(filters, { q: 'kopi' });
    expect(screen.getByRole('button')).toHaveAccessibleName('Filter');
  });

  it('counts the active filters, and opens the panel', async () => {
    show(filters, { status: 'AKTIF', city: 'Jepara' });
    await userEvent.click(screen.getByRole('button', { name: 'Filter 2 aktif' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
