import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import FilterPanel from '../../../src/list/filter/FilterPanel';
import type { Choices, FilterValues } from '../../../src/list/filter/listFilter';
import { renderWithWords } from '../../support/renderWithWords';

const both = [
  { value: true, label: 'Aktif' },
  { value: false, label: 'Tidak Aktif' },
];

const show = (choices: Choices, values: FilterValues = {}) => {
  const onChange = vi.fn<(values: FilterValues) => void>();
  const onClose = vi.fn();
  renderWithWords(
    <FilterPanel
      filters={[{ source: 'is_active', useChoices: () => choices }]}
      values={values}
      onChange={onChange}
      anchor={document.body.appendChild(document.createElement('button'))}
      onClose={onClose}
    />,
  );
  return { onChange, onClose };
};
const status = () => screen.getByRole('combobox', { name: 'Status' });

describe('The filter panel', () => {
  it('sets a filter to the value of the chosen label', async () => {
    const { onChange } = show({ choices: both }, { q: 'kopi' });
    await userEvent.selectOptions(status(), 'Tidak Aktif');
    expect(onChange.mock.calls).toEqual([[{ q: 'kopi', is_active: false }]]);
  });

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

  it('is closed by Tutup and by Escape', async () => {
    const { onClose } = show({ choices: both });
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
