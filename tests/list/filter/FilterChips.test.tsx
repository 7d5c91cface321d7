import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterChips } from '../../../src/list/filter/Filters';
import type { Choices } from '../../../src/list/filter/listFilter';
import { renderWithWords } from '../../support/renderWithWords';

it.each<[when: string, choices: Choices, shown: string]>([
  ['its label', { choices: [{ value: 'BDG', label: 'Kota Bandung' }] }, 'Status: Kota Bandung'],
  ['an ellipsis while the choices are loading', { choices: undefined }, 'Status: …'],
  ['its code if the choices failed to load', { choices: undefined, retry: vi.fn() }, 'Status: BDG'],
  ['its code if it is not among the choices', { choices: [] }, 'Status: BDG'],
])('the chip of a filter shows %s', (_, choices, shown) => {
  const filters = [{ source: 'is_active', useChoices: () => choices }];
  renderWithWords(<FilterChips filters={filters} values={{ is_active: 'BDG' }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(shown);
});
