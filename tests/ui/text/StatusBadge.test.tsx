import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '../../../src/ui/text/texts';
import { renderWithWords } from '../../support/renderWithWords';

it.each([
  [true, 'Aktif'],
  [false, 'Tidak Aktif'],
])('The status badge shows is_active %s in words', (active, words) => {
  renderWithWords(<StatusBadge active={active} />);
  expect(screen.getByText(words)).toBeVisible();
});
