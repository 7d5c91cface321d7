import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import { catchFiles } from '../../savedFiles';
import { base } from '../sellerApi';
import {
  choosePhotos,
  chooseTable,
  closeUnsaved,
  csvOf,
  importPath,
  report,
  run,
  soundRow,
  xlsxOf,
} from './importPage';

const office = startBackOffice();
const files = catchFiles();
const registered = () => office.api.receivedAt('POST merchant/register');
const shopsCalled = (name: string) =>
  office.api.db.sellers.all().filter(({ shop_name }) => shop_name === name);

describe('the import of sellers', () => {
  it('opens from the list for a user with MANAGE_, and links back to the list', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    await person.click(await screen.findByRole('link', { name: 'Impor' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Impor Pelapak' })).toBeVisible();
    expect(location.pathname).toBe(importPath);
    expect(document.title).toBe('Impor Pelapak · My Reborn');
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pelapak' })).toBeVisible();
  });

  it('is refused to a user with only VIEW_', async () => {
    office.open('pengamat', importPath);
    expect(await screen.findByText('Not allowed to access this page')).toBeVisible();
  });

  it('registers the rows that are ready, each with its photos, and shows their passwords once', async () => {
    const person = office.open('superadmin', importPath);
    await chooseTable(person, csvOf([soundRow(1), { ...soundRow(2), Email: 'salah' }, soundRow(3)]));
    await choosePhotos(person);
    expect(await screen.findByText('2 siap')).toBeVisible();
    expect(screen.getByText('Email Tidak Valid')).toBeVisible();
    await run(person, 2);
    const card = within(await report());
    expect(card.getByText('2 berhasil')).toBeVisible();
    expect(card.getByRole('row', { name: 'Toko Sari 1 6281299990001 20Okt1990' })).toBeVisible();
    expect(registered().map(({ body }) => (body as { phone_number: string }).phone_number)).toEqual([
      '6281299990001',
      '6281299990003',
    ]);
    const [seller] = shopsCalled('Toko Sari 1');
    expect(seller).toMatchObject({
      full_name: 'Sari Wulandari',
      id_card: '3273056010900001',
      city: 'Kota Bandung',
      rt: '007',
      rw: '012',
      account_number: '0012345678',
      user_name: '6281299990001',
    });
    const uploads = office.api
      .receivedAt('POST cdn/single-upload')
      .map(({ body }) => body as { name: string; secure: boolean });
    expect(uploads.slice(0, 3).map(({ name, secure }) => [name, secure])).toEqual([
      ['sellerImage', false],
      ['storeImage', false],
      ['ktpImage', true],
    ]);
    await person.click(card.getByRole('button', { name: 'Tutup' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa mengunduh akun?' }));
    expect(asked.getByText('Password tidak dapat ditampilkan lagi.')).toBeVisible();
    await person.click(asked.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(card.getByRole('button', { name: 'Unduh akun (CSV)' }));
    expect((await files.cells())[1]).toEqual(['Toko Sari 1', '"=""6281299990001"""', '20Okt1990']);
    await person.click(card.getByRole('button', { name: 'Unduh laporan (CSV)' }));
    expect((await files.cells())[1]).toEqual(['2', 'Toko Sari 1', 'Sari Wulandari', 'Berhasil', '']);
    expect(await files.text()).not.toContain('20Okt1990');
    await person.click(card.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('2 sudah terdaftar')).toBeVisible();
    expect(screen.queryByText('20Okt1990')).toBeNull();
  });

  it('skips sellers that are already registered when the same file is imported again', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, await xlsxOf([soundRow(1)]));
    await run(person, 1);
    await closeUnsaved(person);
    await chooseTable(person, await xlsxOf([soundRow(1), soundRow(2)]));
    expect(await screen.findByText('1 sudah terdaftar')).toBeVisible();
    const [seller] = shopsCalled('Toko Sari 1');
    expect(screen.getByRole('link', { name: 'Toko Sari 1 (tab baru)' })).toHaveAttribute(
      'href',
      `/dashboard/member-list/seller/${seller?.id ?? ''}/show`,
    );
    await run(person, 1);
    await report();
    expect(registered()).toHaveLength(2);
  });

  it('does not register a seller twice when an answer is lost', async () => {
    const person = office.open('superadmin', importPath);
    let isLost = true;
    office.api.server.use(
      http.post(`${base}/merchant/register`, async ({ request }) => {
        if (!isLost) return undefined;
        isLost = false;
        // The server registers the seller, but its response is cut off.
        await fetch(request.url, { method: 'POST', headers: request.headers, body: await request.text() });
        return new HttpResponse('{"status_code":', { headers: { 'Content-Type': 'application/json' } });
      }),
    );
    await choosePhotos(person);
    await chooseTable(person, csvOf([soundRow(1)]));
    await run(person, 1);
    expect(within(await report()).getByText('1 berhasil')).toBeVisible();
    expect(shopsCalled('Toko Sari 1')).toHaveLength(1);
    expect(screen.getByText('20Okt1990')).toBeVisible();
  });

  it('looks up a row with an unknown outcome at the server before it sends the row again', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([soundRow(1)]));
    await screen.findByText('1 siap');
    let hasLostAnswer = false;
    office.api.server.use(
      http.post(`${base}/merchant/register`, async ({ request }) => {
        if (hasLostAnswer) return undefined;
        hasLostAnswer = true;
        await fetch(request.url, { method: 'POST', headers: request.headers, body: await request.text() });
        return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
      }),
      http.post(`${base}/get-list-merchant`, () =>
        hasLostAnswer && shopsCalled('Toko Sari 1').length > 0 && !canBeSearched
          ? HttpResponse.json({ message: 'Server sedang sibuk' }, { status: 400 })
          : undefined,
      ),
    );
    let canBeSearched = false;
    await run(person, 1);
    const card = within(await report());
    expect(card.getByText('Belum ada yang berhasil · 1 belum pasti')).toBeVisible();
    canBeSearched = true;
    await person.click(card.getByRole('button', { name: 'Coba lagi yang gagal' }));
    expect(await screen.findByText('1 berhasil')).toBeVisible();
    expect(shopsCalled('Toko Sari 1')).toHaveLength(1);
    // The second request is the one that the handler above forwards.
    expect(registered()).toHaveLength(2);
  });

  it('sends the same key for the same seller, and a different key for another seller', async () => {
    const person = office.open('superadmin', importPath);
    office.api.server.use(
      http.post(`${base}/merchant/register`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({ message: 'Server sedang sibuk' }, { status: 503 });
      }),
    );
    const keys: (string | null)[] = [];
    await choosePhotos(person);
    await chooseTable(person, csvOf([soundRow(1), soundRow(2)]));
    await run(person, 2);
    await person.click(within(await report()).getByRole('button', { name: 'Coba lagi yang gagal' }));
    await waitFor(() => expect(keys).toHaveLength(4), { timeout: 20_000 });
    await report();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
    // Photos that were sent are not sent again.
    expect(office.api.receivedAt('POST cdn/single-upload')).toHaveLength(6);
  });
});
