import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { filtered, startBackOffice } from '../../support/backOffice';
import { dialog, leaveWaiting, noDialog, waitingTab } from './openQueue';

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
    accept: 'Verifikasi',
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
    accept: 'Setujui',
    ready: [
      'Foto produk tidak jelas',
      'Kategori tidak sesuai',
      'Harga tidak wajar',
      'Deskripsi tidak lengkap',
      'Produk dilarang dijual',
    ],
  },
])(
  'drivers and products that wait are a queue too: $resource',
  async ({ resource, state, since, called, accept, ready }) => {
    const table = office.table(resource);
    const rows = table.all() as unknown as Record<'id' | 'status', string>[];
    for (const [index, row] of rows.entries()) table.put({ ...row, status: index < 3 ? state : 'DITOLAK' });
    const queue = (rows.slice(0, 3) as unknown as Record<string, string>[])
      .toSorted((one, other) => Date.parse(one[since] ?? '') - Date.parse(other[since] ?? ''))
      .map((record) => record[called] ?? '');
    const [first = '', second = ''] = queue;
    const person = office.open('superadmin', filtered(`/dashboard/${resource}`, { status: state }));
    await person.click((await screen.findAllByText(first))[0] as HTMLElement);
    await screen.findByText('1 dari 3');
    await screen.findByRole('button', { name: accept });
    await person.keyboard('s');
    const asked = within(await dialog());
    expect(asked.getByText(`${accept} ${first}?`)).toBeVisible();
    await person.click(asked.getByRole('button', { name: accept }));
    await screen.findByText('2 dari 3');
    await screen.findByRole('heading', { level: 1, name: second });
    expect(screen.getByRole('link', { name: `Lihat ${first}` })).toBeVisible();
    await noDialog();
    await person.keyboard('t');
    const group = within(await dialog()).getByRole('group', { name: 'Alasan siap pakai' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(ready);
  },
);
