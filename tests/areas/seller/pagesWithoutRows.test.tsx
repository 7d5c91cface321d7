import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';

const path = '/dashboard/member-list/seller';
const office = startBackOffice({ sellers: 137 });

describe('A page of the seller list without rows', () => {
  it('stays if the server failed, and shows its rows after Coba lagi', async () => {
    const person = office.open('superadmin', `${path}?page=2&perPage=10`);
    await screen.findByText('Menampilkan 11–20 dari 137 data');
    office.answer('POST */get-list-merchant', undefined, 400);
    await person.click(screen.getByRole('button', { name: 'Halaman 5' }));
    expect(await screen.findByText('Data gagal dimuat')).toBeVisible();
    office.api.server.resetHandlers();
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Menampilkan 41–50 dari 137 data')).toBeVisible();
    expect(location.search).toContain('page=5');
  });

  it('is replaced by the last one if it does not exist, so that the back button leads past it', async () => {
    office.open('superadmin', `${path}?page=2&perPage=10`);
    await screen.findByText('Menampilkan 11–20 dari 137 data');
    walkTo(`${path}?page=500&perPage=10`);
    expect(await screen.findByText('Menampilkan 131–137 dari 137 data')).toBeVisible();
    act(() => history.back());
    expect(await screen.findByText('Menampilkan 11–20 dari 137 data')).toBeVisible();
  });
});
