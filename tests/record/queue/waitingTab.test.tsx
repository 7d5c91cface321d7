import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { filtered, startBackOffice } from '../../support/backOffice';
import { wordsOf } from '../../support/parts';
import { leaveWaiting, waitingTab } from './openQueue';

const office = startBackOffice();

describe('the waiting tab', () => {
  const codes = () => screen.getAllByRole('link', { name: /^TU-/ }).map(({ textContent }) => textContent);
  const codesOf = (queue: readonly TopUpRecord[]) => queue.map(({ request_code }) => request_code);

  it('shows the oldest first, while the other tabs show the newest first', async () => {
    const queue = leaveWaiting(office, 3);
    const person = office.open('keuangan', '/dashboard/top-up');
    await screen.findByText(/^Menampilkan 1–10 dari/);
    const newest = codes();
    await person.click(await screen.findByRole('button', { name: /^Menunggu Verifikasi/ }));
    await screen.findByText('Menampilkan 1–3 dari 3 data');
    await waitFor(() => expect(codes()).toEqual(codesOf(queue)));
    await person.click(screen.getByRole('button', { name: /^Semua/ }));
    await screen.findByText(/^Menampilkan 1–10 dari/);
    await waitFor(() => expect(codes()).toEqual(newest));
  });

  it('keeps an order that the user chose in the list or in the address', async () => {
    const queue = leaveWaiting(office, 3);
    const person = office.open('keuangan', `${waitingTab}&sort=created_at&order=DESC`);
    await screen.findByText('Menampilkan 1–3 dari 3 data');
    expect(codes()).toEqual(codesOf(queue.toReversed()));
    await person.click(screen.getByRole('button', { name: /^Nominal/ }));
    const head = screen.getByRole('columnheader', { name: /^Nominal/ });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await person.click(screen.getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(location.search).not.toContain('MENUNGGU_VERIFIKASI'));
    expect(location.search).toContain('sort=nominal');
  });
});

it.each([
  {
    resource: 'member-list/driver',
    state: 'MENUNGGU_VERIFIKASI',
    since: 'registered_at',
    called: 'full_name',
    ready: [
      'Foto dokumen buram',
      'Dokumen kedaluwarsa',
      'Data tidak sesuai dokumen',
      'Foto wajah tidak jelas',
    ],
  },
  {
    resource: 'product-list',
    state: 'DITINJAU',
    since: 'created_at',
    called: 'name',
    ready: [
      'Foto produk tidak jelas',
      'Kategori tidak sesuai',
      'Harga tidak wajar',
      'Deskripsi tidak lengkap',
      'Produk dilarang dijual',
    ],
  },
])(
  'drivers and products that wait are shown the oldest first too, and have reasons of their own: $resource',
  async ({ resource, state, since, called, ready }) => {
    const table = office.table(resource);
    const rows = table.all() as unknown as Record<string, string>[];
    for (const [index, { id = '', ...row }] of rows.entries())
      table.put({ ...row, id, status: index < 3 ? state : 'DITOLAK' });
    const queue = rows
      .slice(0, 3)
      .toSorted((one, other) => Date.parse(one[since] ?? '') - Date.parse(other[since] ?? ''))
      .map((record) => record[called] ?? '');
    const person = office.open('superadmin', filtered(`/dashboard/${resource}`, { status: state }));
    await screen.findByText('Menampilkan 1–3 dari 3 data');
    const names = within(screen.getByRole('table')).getAllByRole('rowheader');
    for (const [index, name] of names.entries()) expect(name).toHaveTextContent(queue[index] ?? '?');
    await person.click(within(screen.getByRole('table')).getAllByRole('link')[0] as HTMLElement);
    await screen.findByText('1 dari 3');
    await screen.findByRole('button', { name: 'Tolak' });
    await person.keyboard('t');
    const group = await screen.findByRole('group', { name: 'Alasan siap pakai' });
    expect(wordsOf(within(group).getAllByRole('button'))).toEqual(ready);
  },
);
