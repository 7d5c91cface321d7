import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { names, path } from '../../areas/make-category/categoryPage';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();

it('a second press before the moved rows are drawn moves a row two places', async () => {
  office.open('superadmin', path);
  const down = await screen.findByRole('button', { name: 'Turunkan Makanan & Minuman' });
  act(() => {
    down.click();
    down.click();
  });
  const roots = ['Fesyen', 'Elektronik', 'Makanan & Minuman', 'Rumah & Taman'];
  await waitFor(() => expect(names().filter((name) => roots.includes(name))).toEqual(roots));
});
