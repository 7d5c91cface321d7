import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();

const openPanel = async (path: string, account = 'superadmin') => {
  const person = office.open(account, path);
  await screen.findByText(/^Menampilkan 1–/);
  await person.click(screen.getByRole('button', { name: 'Tampilan' }));
  return { person, panel: within(await screen.findByRole('dialog', { name: 'Tampilan daftar' })) };
};
const table = () => screen.getByRole('table', { hidden: true }).closest('.data-table');

describe('the height of rows', () => {
  it('is chosen for all lists at once', async () => {
    const { person, panel } = await openPanel('/dashboard/orders');
    const heights = within(panel.getByRole('group', { name: 'Tinggi baris' }));
    expect(heights.getByRole('radio', { name: 'Lega' })).toBeChecked();
    expect(table()).not.toHaveClass('is-compact');
    await person.click(heights.getByRole('radio', { name: 'Rapat' }));
    expect(table()).toHaveClass('is-compact');
    await person.click(panel.getByRole('button', { name: 'Tutup' }));
    await person.click(screen.getByRole('link', { name: /^List Konsumen/ }));
    await screen.findByRole('heading', { level: 1, name: 'List Konsumen' });
    await screen.findByText(/^Menampilkan 1–/);
    expect(table()).toHaveClass('is-compact');
  });

  it('can be set back to Lega', async () => {
    const { person, panel } = await openPanel('/dashboard/orders');
    await person.click(panel.getByRole('radio', { name: 'Rapat' }));
    await person.click(panel.getByRole('radio', { name: 'Lega' }));
    expect(panel.getByRole('radio', { name: 'Lega' })).toBeChecked();
    expect(table()).not.toHaveClass('is-compact');
  });
});

describe('Salin tautan', () => {
  const copied = async (): Promise<Record<string, string>> => {
    const address = new URL(await navigator.clipboard.readText());
    return { at: address.origin + address.pathname, ...Object.fromEntries(address.searchParams) };
  };

  it('copies the complete state of the list, including the default order and page size', async () => {
    const { person, panel } = await openPanel('/dashboard/top-up');
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    expect(await screen.findByText('Tautan disalin.')).toBeVisible();
    expect(await copied()).toEqual({
      at: `${location.origin}/dashboard/top-up`,
      filter: '{}',
      sort: 'created_at',
      order: 'DESC',
      page: '1',
      perPage: '10',
    });
  });

  it('copies filters, order, page and page size of the address', async () => {
    const search = 'filter={"status":"SELESAI"}&sort=total&order=DESC&page=1&perPage=25';
    const { person, panel } = await openPanel(`/dashboard/orders?${search}`);
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    await screen.findByText('Tautan disalin.');
    expect(await copied()).toEqual({
      at: `${location.origin}/dashboard/orders`,
      filter: '{"status":"SELESAI"}',
      sort: 'total',
      order: 'DESC',
      page: '1',
      perPage: '25',
    });
  });

  it('omits a NIK of the search, and says so', async () => {
    const person = office.open('superadmin', '/dashboard/member-list/driver');
    await screen.findByText(/^Menampilkan 1–/);
    await person.type(screen.getByRole('searchbox'), '3273012509870001{Enter}');
    await screen.findByText(/^Tidak ada data yang cocok|^Menampilkan 1/);
    await waitFor(() => expect(decodeURIComponent(location.search)).toContain('•'));
    await person.click(screen.getByRole('button', { name: 'Tampilan' }));
    await person.click(await screen.findByRole('button', { name: 'Salin tautan' }));
    expect(
      await screen.findByText('Tautan disalin tanpa NIK atau nomor rekening yang dicari.'),
    ).toBeVisible();
    expect((await copied()).filter).toBe('{}');
  });

  it('shows the address to copy by hand if the browser refuses', async () => {
    const { person, panel } = await openPanel('/dashboard/orders');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    const field = await panel.findByRole('textbox', {
      name: 'Browser menolak menyalin. Tekan Ctrl+C untuk menyalin tautan ini.',
    });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(
      `${location.origin}/dashboard/orders?filter=%7B%7D&sort=created_at&order=DESC&page=1&perPage=10`,
    );
  });

  it('names the key that copies on a Mac', async () => {
    // MUI measures no elements in jsdom, which it knows by this name.
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10_15_7; jsdom');
    const { person, panel } = await openPanel('/dashboard/orders');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    const name = 'Browser menolak menyalin. Tekan ⌘+C untuk menyalin tautan ini.';
    expect(await panel.findByRole('textbox', { name })).toHaveFocus();
  });
});
