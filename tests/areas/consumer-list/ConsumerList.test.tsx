import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { world } from '../../../mocks/world/world';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const { consumers } = world({ sellers: 25 });
const blocked = consumers.filter(({ is_active }) => !is_active);
const list = '/dashboard/consumer-list';

describe('the list of consumers', () => {
  it('shows who they are, what they ordered, spent and hold, and since when', async () => {
    office.open('superadmin', list);
    await screen.findByText(`Menampilkan 1–10 dari ${consumers.length} data`);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['', 'Nama', 'No. HP', 'Email', 'Total Pesanan', 'Total Belanja', 'Saldo', 'Bergabung', 'Status'],
    ]);
  });

  it('is narrowed to the blocked ones by their tab', async () => {
    const person = office.open('superadmin', list);
    await person.click(await screen.findByRole('button', { name: `Diblokir ${blocked.length} data` }));
    await screen.findByText(new RegExp(`dari ${blocked.length} data`));
  });

  it('puts who spent most first, on one press', async () => {
    const person = office.open('superadmin', list);
    const most = consumers.reduce((best, other) => (other.total_spent > best.total_spent ? other : best));
    await person.click(await screen.findByRole('button', { name: /Total Belanja/ }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(most.phone));
    expect(location.search).toContain('sort=total_spent');
  });

  it('is searched by number, and leads to the consumer', async () => {
    const [someone] = blocked;
    const person = office.open('superadmin', list);
    await person.type(await screen.findByPlaceholderText('Cari produk'), someone?.phone ?? '?');
    await screen.findByText('Menampilkan 1–1 dari 1 data');
    await person.click(screen.getByRole('link', { name: someone?.full_name ?? '?' }));
    expect(await screen.findByRole('heading', { level: 1, name: someone?.full_name ?? '?' })).toBeVisible();
  });
});
