import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import FilterPanel from '../../../src/list/filter/FilterPanel';
import { FilterButton, FilterChips } from '../../../src/list/filter/Filters';
import type { FilterChoices, FilterValues, ListFilter } from '../../../src/list/filter/listFilter';
import { renderWithWords } from '../../support/renderWithWords';

const both = [
  { value: true, label: 'Aktif' },
  { value: false, label: 'Tidak Aktif' },
];

const show = (choices: FilterChoices, values: FilterValues = {}) => {
  const onChange = vi.fn<(values: FilterValues) => void>();
  const anchor = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => anchor.remove());
  renderWithWords(
    <FilterPanel
      filters={[{ source: 'is_active', useChoices: () => choices }]}
      values={values}
      onChange={onChange}
      open
      anchorEl={anchor}
      onClose={() => undefined}
    />,
  );
  return { onChange };
};
const status = () => screen.getByRole('combobox', { name: 'Status' });

describe('The filter panel', () => {
  it("removes a filter by 'Semua', and all filters by one button", async () => {
    const { onChange } = show({ choices: both }, { q: 'kopi', is_active: true });
    expect(status()).toHaveDisplayValue('Aktif');
    await userEvent.selectOptions(status(), 'Semua');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus semua filter' }));
    expect(onChange.mock.calls).toEqual([[{ q: 'kopi' }], [{ q: 'kopi' }]]);
  });

  it('shows Semua if the value in the address is not among the choices', () => {
    show({ choices: both }, { is_active: 'mungkin' });
    expect(status()).toHaveDisplayValue('Semua');
  });

  it('disables a filter while its choices are loading', () => {
    show({ choices: undefined });
    expect(status()).toBeDisabled();
    expect(status()).toHaveDisplayValue('Memuat pilihan\u00a0…');
  });

  it('says that choices could not be loaded, and loads them again when asked', async () => {
    const retry = vi.fn();
    show({ choices: undefined, retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Pilihan gagal dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

const three: readonly ListFilter[] = ['status', 'city', 'bank'].map((source) => ({
  source,
  useChoices: () => ({ choices: [] }),
}));

const showButton = (offered: readonly ListFilter[], values: FilterValues = {}) =>
  renderWithWords(
    <QueryClientProvider client={new QueryClient()}>
      <FilterButton filters={offered} values={values} onChange={() => undefined} />
    </QueryClientProvider>,
  );

describe('The filter button', () => {
  it('is not rendered if there is nothing to filter', () => {
    showButton([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no count while only a search is active', () => {
    showButton(three, { q: 'kopi' });
    expect(screen.getByRole('button')).toHaveAccessibleName('Filter');
  });

  it('counts the active filters, and opens the panel', async () => {
    showButton(three, { status: 'AKTIF', city: 'Jepara' });
    await userEvent.click(screen.getByRole('button', { name: 'Filter 2 aktif' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

it.each<[when: string, choices: FilterChoices, shown: string]>([
  ['its label', { choices: [{ value: 'BDG', label: 'Kota Bandung' }] }, 'Status: Kota Bandung'],
  ['an ellipsis while the choices are loading', { choices: undefined }, 'Status: …'],
  ['its code if the choices failed to load', { choices: undefined, retry: vi.fn() }, 'Status: BDG'],
  ['its code if it is not among the choices', { choices: [] }, 'Status: BDG'],
])('the chip of a filter shows %s', (_, choices, shown) => {
  const filters = [{ source: 'is_active', useChoices: () => choices }];
  renderWithWords(<FilterChips filters={filters} values={{ is_active: 'BDG' }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(shown);
});
