import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PageHeader } from '../../src/ui/PageHeader';
import { renderWithWords } from '../support/renderWithWords';

it('the page header does not refresh again while a refresh is running', async () => {
  const onRefresh = vi.fn();
  renderWithWords(
    <MemoryRouter>
      <PageHeader title="Pelapak" onRefresh={onRefresh} refreshing />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).not.toHaveBeenCalled();
});
