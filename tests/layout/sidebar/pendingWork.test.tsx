import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { confirm, dialog, noDialog } from '../../support/parts';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();

/** jsdom has no requestIdleCallback, so a timer replaces it. */
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => window.setTimeout(callback, 0));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
  layDown(office.api.db, {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const menu = () => within(screen.getByRole('navigation', { name: 'Apps' }));
const counts = () => office.api.receivedAt('GET backoffice/counts');

describe('pending work in the menu', () => {
  it('is counted at its entry, at a closed group, and in the title of every page', async () => {
    const person = office.open('superadmin', '/dashboard/profile');
    expect(await screen.findByRole('link', { name: 'Top-Up Saldo 2 menunggu' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Orderan 1 menunggu' })).toBeVisible();
    // No work is pending there.
    expect(menu().getByRole('link', { name: 'List Konsumen' })).toBeVisible();
    // Two top-ups, one complaint, one driver and one product.
    await waitFor(() => expect(document.title).toBe('(5) Profile · My Reborn'));
    for (const name of ['List Konsumen', 'Akses Manajemen']) {
      await person.click(menu().getByRole('link', { name }));
      await waitFor(() => expect(document.title).toBe(`(5) ${name} · My Reborn`));
    }
    expect(new Set(counts().map(({ path }) => path)).size).toBe(1);

    const group = await screen.findByRole('button', { name: /^Daftar \d+ menunggu$/ });
    await person.click(group);
    expect(group).toHaveAccessibleName('Daftar');
    expect(menu().getByRole('link', { name: /^Driver \d+ menunggu$/ })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Pelapak' })).toBeVisible();
  });

  it('is counted only in the areas that the person may open, and leaves the title when they sign out', async () => {
    const person = office.open('keuangan', '/dashboard/profile');
    expect(await screen.findByRole('link', { name: 'Top-Up Saldo 2 menunggu' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(2) Profile · My Reborn'));
    for (const { path } of counts())
      expect(decodeURIComponent(path)).not.toMatch(/orders|driver|product-list|seller/);
    await person.click(screen.getByRole('button', { name: /Keuangan/ }));
    await person.click(await screen.findByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(document.title).toBe('Masuk · My Reborn'));
  });

  it('is not shown at an entry whose host counts neither all lists together nor the rows of this one', async () => {
    office.answer('GET */backoffice/counts', undefined, 404);
    const headers = { 'Content-Range': 'top-up 0-0/*' };
    office.answer('GET */backoffice/top-up', [{ id: 'topup-1' }], { headers });
    office.open('superadmin', '/dashboard/profile');
    expect(await screen.findByRole('link', { name: 'Orderan 1 menunggu' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Top-Up Saldo' })).toBeVisible();
  });

  it('is counted list by list for a host that lacks the count of all, which is asked for once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    office.answer('GET */backoffice/counts', { message: 'Not Found' }, 404);
    office.open('keuangan', '/dashboard/profile');
    await screen.findByRole('link', { name: 'Top-Up Saldo 2 menunggu' });
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(counts()).toHaveLength(1);
    expect(office.api.receivedAt('GET top-up').length).toBeGreaterThan(1);
  });

  it('is not requested for a user who can open none of these areas', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    office.open('tamu', '/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(counts()).toEqual([]);
    expect(document.title).toBe('Profile · My Reborn');
  });

  it('is counted again after 45 seconds and not before, and never while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    office.open('keuangan', '/dashboard/profile');
    await screen.findByRole('link', { name: 'Top-Up Saldo 2 menunggu' });
    const before = counts().length;
    // The clock also goes on by itself, so the test keeps away from the exact moment.
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(counts()).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(counts()).toHaveLength(before + 1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(counts()).toHaveLength(before + 1);
  });
});

describe('pending work is counted anew after', () => {
  const entry = (name: string) => screen.findByRole('link', { name });

  it.each([
    { outcome: 'a decision on the page of a record', isAnswerLost: false },
    { outcome: 'a decision whose answer is lost', isAnswerLost: true },
  ])('$outcome', async ({ isAnswerLost }) => {
    if (isAnswerLost)
      office.api.server.use(
        http.post('*/top-up/topup-1/approve', async ({ request }) => {
          await office.api.answer(request.clone());
          return HttpResponse.error();
        }),
      );
    const person = office.open('keuangan', '/dashboard/top-up/topup-1/show');
    await entry('Top-Up Saldo 2 menunggu');
    await person.click(await screen.findByRole('button', { name: /^Setujui/ }));
    await confirm(person, /^Setujui/);
    // An open dialog hides the menu from screen readers.
    if (isAnswerLost)
      await person.click(await (await dialog()).findByRole('button', { name: /^(Batal|Tutup)$/ }));
    expect(await entry('Top-Up Saldo 1 menunggu')).toBeVisible();
  });

  it('an action on the selected rows of a list', async () => {
    const person = office.open('superadmin', '/dashboard/product-list');
    await entry('List Produk 1 menunggu');
    await person.click(await screen.findByRole('checkbox', { name: /^Pilih Teh Melati/ }));
    const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    await person.click(actions.getByRole('button', { name: 'Setujui' }));
    await person.click(await screen.findByRole('button', { name: 'Setujui 1 produk' }));
    await person.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(await entry('List Produk')).toBeVisible();
  });

  it('a deletion, on the home page too', async () => {
    // It has neither products nor orders, so that it can be deleted.
    const seller = { ...office.firstSeller(), id: 'pelapak-baru', shop_name: 'Toko Baru', is_active: false };
    office.api.db.sellers.put(seller);
    const person = office.open('superadmin', '/dashboard');
    const inactive = async () =>
      (await screen.findByRole('link', { name: /Pelapak tidak aktif/ })).closest('dl, li, article, section');
    expect(await inactive()).toHaveTextContent(/Pelapak tidak aktif\s*2/);
    walkTo('/dashboard/member-list/seller');
    await person.click(await screen.findByRole('button', { name: 'Hapus Data Toko Baru' }));
    await confirm(person, 'Hapus');
    await noDialog();
    walkTo('/dashboard');
    // The figures of before stay until the new ones are here.
    await waitFor(async () => expect(await inactive()).toHaveTextContent(/Pelapak tidak aktif\s*1/));
  });
});
