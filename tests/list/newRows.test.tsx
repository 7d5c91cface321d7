import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TopUpRecord } from '../../mocks/world/moneyRecords';
import { topUpsOf } from '../areas/top-up/topUps';
import { leaveWaiting, topUpTable, waitingTab } from '../record/queue/openQueue';
import { filtered, startBackOffice } from '../support/backOffice';

const office = startBackOffice();

/** jsdom has no requestIdleCallback, so a timer replaces it. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => window.setTimeout(callback, 0));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counts = () => office.api.receivedAt('GET backoffice/counts');
const lists = () => office.api.receivedAt('GET backoffice/top-up');
const codes = () => screen.getAllByRole('link', { name: /^TU-/ }).map(({ textContent }) => textContent);
const codesOf = (queue: readonly TopUpRecord[]) => queue.map(({ request_code }) => request_code);
const bar = (name: string) => screen.findByRole('button', { name });
const noBar = () => expect(screen.queryByRole('button', { name: /Tampilkan$/ })).toBeNull();

/** Makes `count` more requests wait, and returns them, the oldest first. */
const letWait = (count: number): TopUpRecord[] => {
  const table = topUpTable(office);
  const more = topUpsOf(office.api)
    .filter(({ status }) => status === 'KEDALUWARSA')
    .slice(0, count)
    .map((request) => ({ ...request, status: 'MENUNGGU_VERIFIKASI' as const }));
  for (const request of more) table.put(request);
  return more.toSorted(oldestFirst);
};
const oldestFirst = (one: TopUpRecord, other: TopUpRecord) =>
  Date.parse(one.created_at) - Date.parse(other.created_at);
const decide = ([request]: readonly TopUpRecord[]): void => {
  if (request) topUpTable(office).put({ ...request, status: 'DITOLAK' });
};
const countAgain = () => act(() => vi.advanceTimersByTimeAsync(46_000));

/** Opens a list, and waits for the counts in the menu. */
const open = async (account: string, path: string) => {
  const person = office.open(account, path);
  await screen.findByText(/^Menampilkan 1/);
  await screen.findByRole('link', { name: /^Top-Up Saldo \d+ menunggu$/ });
  return person;
};

describe('requests that arrived after the list was read', () => {
  it('are counted above the waiting tab, move no row, and are shown by a button', async () => {
    const queue = leaveWaiting(office, 2);
    const person = await open('keuangan', waitingTab);
    noBar();
    letWait(3);
    const [read, counted] = [lists().length, counts().length];
    await countAgain();
    const button = await bar('3 permintaan baru · Tampilkan');
    expect(codes()).toEqual(codesOf(queue));
    expect(counts()).toHaveLength(counted + 1);
    expect(lists()).toHaveLength(read);
    await person.click(button);
    expect(await screen.findByText('Menampilkan 1–5 dari 5 data')).toBeVisible();
    noBar();
    await countAgain();
    noBar();
  });

  it('are shown in the waiting tab, the oldest first, if the list showed other rows', async () => {
    const queue = leaveWaiting(office, 2);
    const person = await open('keuangan', '/dashboard/top-up?page=2&perPage=10&sort=nominal&order=ASC');
    const newest = letWait(1);
    await countAgain();
    await person.click(await bar('1 permintaan baru · Tampilkan'));
    await screen.findByText('Menampilkan 1–3 dari 3 data');
    const all = [...queue, ...newest].toSorted(oldestFirst);
    await waitFor(() => expect(codes()).toEqual(codesOf(all)));
    expect(screen.getByRole('button', { name: /^Menunggu Verifikasi 3/, pressed: true })).toBeVisible();
    noBar();
  });

  it('are counted even if they arrived before the first counts of the menu', async () => {
    // Without an answer of its own, so that the next handler counts what is there by then.
    const release = office.holdBack('GET */backoffice/counts');
    leaveWaiting(office, 2);
    office.open('keuangan', '/dashboard/top-up');
    await screen.findByRole('button', { name: 'Menunggu Verifikasi 2 data' });
    await screen.findByText(/^Menampilkan 1–10/);
    letWait(2);
    release();
    await bar('2 permintaan baru · Tampilkan');
  });

  it('are counted correctly if a colleague has decided others, and announced only once', async () => {
    const queue = leaveWaiting(office, 3);
    await open('pengamat', waitingTab);
    decide(queue);
    await countAgain();
    noBar();
    letWait(1);
    await countAgain();
    await bar('1 permintaan baru · Tampilkan');
    const heard = screen.getByText('Ada data baru yang menunggu.');
    expect(heard).toHaveRole('status');
    letWait(1);
    await countAgain();
    await bar('2 permintaan baru · Tampilkan');
    expect(screen.getByText('Ada data baru yang menunggu.')).toBe(heard);
  });

  it('do not include a record that the user has sent back to the queue', async () => {
    const path = filtered('/dashboard/member-list/driver', { status: 'DITOLAK' });
    const person = office.open('superadmin', path);
    await screen.findByText(/^Menampilkan 1–/);
    const waits = await screen.findByRole('link', { name: /^Driver \d+ menunggu$/ });
    const before = Number(/\d+/.exec(waits.textContent)?.[0]);
    await person.click((await screen.findAllByRole('rowheader'))[0] as HTMLElement);
    await person.click(await screen.findByRole('button', { name: 'Verifikasi Ulang' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await person.click(asked.getByRole('button', { name: 'Verifikasi Ulang' }));
    await person.click(await screen.findByRole('link', { name: 'Kembali ke daftar' }));
    await screen.findByRole('link', { name: `Driver ${before + 1} menunggu` });
    await screen.findByText(/^Menampilkan 1–/);
    await countAgain();
    noBar();
  });

  it('are not counted if the number of waiting records cannot be read, and the list stays', async () => {
    office.answer('GET */backoffice/counts', { data: { counts: { topUps: 5, products: null } } });
    await open('superadmin', '/dashboard/product-list');
    await screen.findByRole('link', { name: 'Top-Up Saldo 5 menunggu' });
    await countAgain();
    expect(screen.getByRole('table', { name: 'Daftar produk' })).toBeVisible();
    noBar();
  });

  it('are not counted above a list that failed to load', async () => {
    leaveWaiting(office, 2);
    office.answer('GET */backoffice/top-up', { message: 'Gangguan' }, 400);
    office.open('keuangan', '/dashboard/top-up');
    await screen.findByText('Data gagal dimuat');
    await screen.findByRole('link', { name: /^Top-Up Saldo 2 menunggu$/ });
    await countAgain();
    noBar();
  });

  it('are not counted above the list of another area', async () => {
    leaveWaiting(office, 2);
    await open('superadmin', '/dashboard/member-list/seller');
    letWait(2);
    await countAgain();
    await screen.findByRole('link', { name: 'Top-Up Saldo 4 menunggu' });
    noBar();
  });
});
