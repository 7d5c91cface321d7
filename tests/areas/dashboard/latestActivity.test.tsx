import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../src/dataProvider/history/historyWire';
import { startBackOffice } from '../../support/backOffice';
import { section, wordsOf } from '../../support/parts';

const office = startBackOffice({ sellers: 5 });
const { receivedAt } = office.api;

/** Reports that the section is near the window; jsdom has no layout. */
let comeNear = (): void => undefined;
let isWatched = false;

class NearObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notify([{ isIntersecting: true }]);
  }
  observe() {
    isWatched = true;
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => window.setTimeout(callback, 0));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
});
afterEach(() => {
  comeNear = () => undefined;
  isWatched = false;
  vi.unstubAllGlobals();
});

/** Opens the home page and scrolls down to its end. */
const scrollDown = async (as: string) => {
  const user = office.open(as, '/dashboard');
  await screen.findByRole('navigation', { name: 'Menu Anda' });
  await vi.waitFor(
    () => {
      act(() => comeNear());
      expect(receivedAt('GET backoffice/activity').length).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
  return user;
};
const feed = () => section('Aktivitas terbaru');
const linesIn = async () => wordsOf(await (await feed()).findAllByRole('listitem'));

const line = (of: Partial<Activity>): Activity => ({
  id: 'satu',
  at: new Date(Date.now() - 5 * 60_000).toISOString(),
  actor_id: 'admin-rina',
  actor: 'Rina Wulandari',
  kind: 'decision',
  action: 'approve',
  area: 'product-list',
  record_id: 'produk-1',
  record: 'Kopi Gayo',
  subject: null,
  fields: [],
  rows: null,
  ...of,
});
const answer = (...lines: Activity[]) =>
  office.answer('GET */backoffice/activity', lines, { total: lines.length });

describe('the latest activity on the home page', () => {
  it('shows who did what to which record and when, and links to the record; HTML is plain text', async () => {
    answer(
      line({}),
      line({ id: 'dua', area: 'orders', action: 'assignDriver', subject: 'Joko', record: 'INV/1' }),
      line({ id: 'tiga', area: 'member-list/seller', action: 'edit', kind: 'edit', record: 'Toko Melati' }),
      line({ id: 'empat', kind: 'delete', action: 'delete', record_id: null, record: 'Teh Poci' }),
      line({ id: 'lima', kind: 'export', action: 'export', record_id: null, record: '', rows: 1250 }),
      line({
        id: 'enam',
        record: '<img src=x onerror=alert(1)>',
        actor: '',
        kind: 'lain',
        action: 'BARU',
        at: '',
      }),
    );
    await scrollDown('superadmin');
    expect(await linesIn()).toEqual([
      'Produk disetujui: Kopi GayoRina Wulandari · List Produk · 5 menit yang lalu',
      'Driver ditugaskan: INV/1 (Joko)Rina Wulandari · Orderan · 5 menit yang lalu',
      'Data diubah: Toko MelatiRina Wulandari · Pelapak · 5 menit yang lalu',
      'Data dihapus: Teh PociRina Wulandari · List Produk · 5 menit yang lalu',
      'Data diekspor (1.250 baris)Rina Wulandari · List Produk · 5 menit yang lalu',
      'BARU: <img src=x onerror=alert(1)>– · List Produk · –',
    ]);
    const link = screen.getByRole('link', { name: 'Kopi Gayo' });
    expect(link).toHaveAttribute('href', '/dashboard/product-list/produk-1/show');
    expect(screen.queryByRole('link', { name: 'Teh Poci' })).toBeNull();
    const [ago] = screen.getAllByText('5 menit yang lalu');
    expect(ago?.title).toMatch(/^\d+ \w+ \d{4}, \d\d\.\d\d WIB$/);
  });

  it('is not requested before the user scrolls near it', async () => {
    office.open('superadmin', '/dashboard');
    await screen.findByRole('navigation', { name: 'Menu Anda' });
    const asked = () => receivedAt('GET backoffice/activity');
    await vi.waitFor(() => expect(isWatched || asked().length > 0).toBe(true), { timeout: 10_000 });
    expect(asked()).toEqual([]);
  });

  it('shows only the areas that the user may view', async () => {
    await scrollDown('keuangan');
    const lines = await linesIn();
    expect(lines).toHaveLength(10);
    expect(lines.filter((text) => !text.includes('· Top-Up Saldo ·'))).toEqual([]);
  });

  it('can be loaded again after an error, and says if there is no activity yet', async () => {
    office.answer('GET */backoffice/activity', { message: 'x' }, 400);
    const user = await scrollDown('superadmin');
    expect(await (await feed()).findByText(/^Aktivitas gagal dimuat\./)).toBeVisible();
    answer();
    await user.click((await feed()).getByRole('button', { name: 'Coba lagi' }));
    expect(await (await feed()).findByText('Belum ada aktivitas yang tercatat.')).toBeVisible();
  });

  it('says so when the host answers that it keeps no activity log', async () => {
    const arrive = office.holdBack('GET */backoffice/activity', {}, 404);
    await scrollDown('superadmin');
    await feed();
    arrive();
    expect(await (await feed()).findByText('Tidak tersedia di server ini.')).toBeVisible();
  });
});
