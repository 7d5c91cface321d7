import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../mocks/world/world';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const { consumers } = world({ sellers: 25 });
const blocked = consumers.filter(({ is_active }) => !is_active);
const list = '/dashboard/consumer-list';

describe('the list of consumers', () => {
  it('has columns for name, phone, email, orders, spending, balance, registration date and status, and sorts by the highest spending first', async () => {
    const person = office.open('superadmin', list);
    await screen.findByText(`Menampilkan 1–10 dari ${consumers.length} data`);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['', 'Nama', 'No. HP', 'Email', 'Total Pesanan', 'Total Belanja', 'Saldo', 'Bergabung', 'Status'],
    ]);

    const most = consumers.reduce((best, other) => (other.total_spent > best.total_spent ? other : best));
    await person.click(await screen.findByRole('button', { name: /Total Belanja/ }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(most.phone));
    expect(location.search).toContain('sort=total_spent');
  });

  it('shows only blocked consumers in their tab, finds one by phone number, and links to their page', async () => {
    const person = office.open('superadmin', list);
    await person.click(await screen.findByRole('button', { name: `Diblokir ${blocked.length} data` }));
    await screen.findByText(new RegExp(`dari ${blocked.length} data`));

    const [someone] = blocked;
    await person.type(await screen.findByPlaceholderText('Cari produk'), someone?.phone ?? '?');
    await screen.findByText('Menampilkan 1–1 dari 1 data');
    await person.click(screen.getByRole('link', { name: someone?.full_name ?? '?' }));
    expect(await screen.findByRole('heading', { level: 1, name: someone?.full_name ?? '?' })).toBeVisible();
  });
});
