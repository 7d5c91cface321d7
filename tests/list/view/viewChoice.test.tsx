import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { loaded, openList, openPrivateSearch } from './views';

const office = startBackOffice();

const table = () => screen.getByRole('table', { hidden: true }).closest('.data-table');

it('the height of rows is chosen for all lists at once, and can be set back to Lega', async () => {
  const { person, panel } = await openList(office);
  const heights = within(panel.getByRole('group', { name: 'Tinggi baris' }));
  const choose = (name: string) => person.click(heights.getByRole('radio', { name }));
  expect(heights.getByRole('radio', { name: 'Lega' })).toBeChecked();
  expect(table()).not.toHaveClass('is-compact');
  await choose('Rapat');
  expect(table()).toHaveClass('is-compact');
  await choose('Lega');
  expect(heights.getByRole('radio', { name: 'Lega' })).toBeChecked();
  expect(table()).not.toHaveClass('is-compact');
  await choose('Rapat');
  await person.click(panel.getByRole('button', { name: 'Tutup' }));
  await person.click(screen.getByRole('link', { name: /^List Konsumen/ }));
  await screen.findByRole('heading', { level: 1, name: 'List Konsumen' });
  await loaded();
  expect(table()).toHaveClass('is-compact');
});

describe('Salin tautan', () => {
  const copied = async (): Promise<Record<string, string>> => {
    const address = new URL(await navigator.clipboard.readText());
    return { at: address.origin + address.pathname, ...Object.fromEntries(address.searchParams) };
  };

  it.each([
    [
      'with the default order and page size',
      '/dashboard/top-up',
      { filter: '{}', sort: 'created_at', order: 'DESC', page: '1', perPage: '10' },
    ],
    [
      'with filters, order, page and page size of the address',
      '/dashboard/orders?filter={"status":"SELESAI"}&sort=total&order=DESC&page=1&perPage=25',
      { filter: '{"status":"SELESAI"}', sort: 'total', order: 'DESC', page: '1', perPage: '25' },
    ],
  ])('copies the complete state of the list, %s', async (_, path, state) => {
    const { person, panel } = await openList(office, path);
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    expect(await screen.findByText('Tautan disalin.')).toBeVisible();
    expect(await copied()).toEqual({ at: `${location.origin}${path.split('?')[0]}`, ...state });
  });

  it('omits a NIK of the search, and says so', async () => {
    const { person, panel } = await openPrivateSearch(office);
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    const words = 'Tautan disalin tanpa NIK atau nomor rekening yang dicari.';
    expect(await screen.findByText(words)).toBeVisible();
    expect((await copied()).filter).toBe('{}');
  });

  it.each([
    ['Ctrl+C', navigator.userAgent],
    // MUI measures no elements in jsdom, which it knows by this name.
    ['⌘+C', 'Macintosh; Intel Mac OS X 10_15_7; jsdom'],
  ])('shows the address to copy by hand with %s if the browser refuses', async (keys, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { person, panel } = await openList(office);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await person.click(panel.getByRole('button', { name: 'Salin tautan' }));
    const name = `Browser menolak menyalin. Tekan ${keys} untuk menyalin tautan ini.`;
    const field = await panel.findByRole('textbox', { name });
    expect(field).toHaveFocus();
    const search = 'filter=%7B%7D&sort=created_at&order=DESC&page=1&perPage=10';
    expect(field).toHaveValue(`${location.origin}/dashboard/orders?${search}`);
  });
});
