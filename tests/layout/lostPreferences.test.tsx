import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();

it('a notice says that a preference is lost with the page while the browser saves none', async () => {
  const lost = 'Browser menolak menyimpan. Perubahan tema dan tampilan hilang saat halaman ditutup.';
  const person = office.open('superadmin', '/dashboard/profile');
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await person.click(await screen.findByRole('button', { name: 'Tema' }));
  await person.click(screen.getByRole('radio', { name: 'Gelap' }));
  expect(await screen.findByText(lost)).toBeVisible();
  refused.mockRestore();
  await person.click(screen.getByRole('radio', { name: 'Terang' }));
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
});
