import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { pageTitled, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { topUps } from '../../support/smallWorld/topUps';

const path = '/dashboard/top-up';
const office = startBackOffice();
const total = () => screen.findByText(/^Menampilkan 1–10 dari \d+ data$/);
const asked = () =>
  office.api.receivedAt('GET backoffice/top-up').map((request) => {
    const query = new URLSearchParams(request.path.split('?')[1]);
    return JSON.parse(query.get('filter') ?? '{}') as unknown;
  });

describe('Top-Up Saldo', () => {
  it('shows code, owner, amounts, bank, age and state of the requests, offers no approval, but links to their pages', async () => {
    const person = office.open('keuangan', path);
    await total();
    expect(screen.getByRole('heading', { level: 1, name: 'Top-Up Saldo' })).toBeVisible();
    const heads = wordsOf(screen.getAllByRole('columnheader'));
    expect(heads).toEqual(['Kode', 'Pemilik', 'Nominal', 'Kode Unik', 'Total', 'Bank', 'Menunggu', 'Status']);
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    const [link] = screen.getAllByRole('link', { name: /^TU-\d{8}-\d\d$/ });
    if (!link) throw new Error('no request');
    const name = link.textContent;
    await person.click(link);
    await waitFor(() => expect(location.pathname).toMatch(/\/top-up\/topup-[\d-]+\/show$/));
    expect(await pageTitled(name)).toBeVisible();
  });

  it('marks the order of the ages as it is shown: the longest wait first is descending', async () => {
    const [waiting] = topUps;
    layDown(office.api.db, {
      'top-up': ['17', '13', '15'].map((day) => ({
        ...waiting,
        id: `topup-${day}`,
        created_at: `2026-11-${day}T09:05:00+07:00`,
      })),
    });
    const person = office.open('keuangan', filtered(path, { status: 'MENUNGGU_VERIFIKASI' }));
    const ages = () => wordsOf(screen.getAllByText(/^\d hari$/));
    const head = await screen.findByRole('columnheader', { name: 'Menunggu' });
    await waitFor(() => expect(ages()).toEqual(['7 hari', '5 hari', '3 hari']));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await person.click(within(head).getByRole('button'));
    await waitFor(() => expect(ages()).toEqual(['3 hari', '5 hari', '7 hari']));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  it('has a tab for every state with its count, and filters by method, kind of owner, day and amount', async () => {
    layDown(office.api.db);
    office.open('keuangan', path);
    const tabs = within(await screen.findByRole('group', { name: 'Filter menurut status' }));
    const waiting = ['Menunggu Verifikasi 2', 'Menunggu Pembayaran 1'];
    for (const name of ['Semua 8', ...waiting, 'Disetujui 3', 'Ditolak 1', 'Kedaluwarsa 1'])
      expect(await tabs.findByRole('button', { name: `${name} data` })).toBeVisible();

    const range = { created_at_gte: '2026-01-01', nominal_lte: 500_000 };
    const filter = { method: 'QRIS', owner_type: 'KONSUMEN', ...range };
    walkTo(filtered(path, filter));
    await screen.findByText('Metode:');
    const chips = within(screen.getByRole('list', { name: 'Filter yang aktif' })).getAllByRole('listitem');
    const names = wordsOf(chips).map((words) => words.split(':')[0]);
    expect(names).toEqual(['Metode', 'Jenis Pemilik', 'Tanggal Dibuat', 'Nominal']);
    await waitFor(() => expect(asked()).toContainEqual(filter));
  });
});
