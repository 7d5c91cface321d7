import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();

it('the panel of an export shows the tab of its rows as a filter', async () => {
  const filter = encodeURIComponent('{"status":"TAYANG"}');
  const user = office.open('superadmin', `/dashboard/product-list?filter=${filter}`);
  await screen.findByText(/^Menampilkan 1–/);
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ekspor List Produk' }));
  expect(panel.getByText(/baris sesuai filter\.$/)).toBeVisible();
  expect(panel.getByRole('listitem')).toHaveTextContent('Status: Tayang');
});
