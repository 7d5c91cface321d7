import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../../src/list/filter/listFilter';
import { gate } from '../support/gate';
import { listOf, openShops, renderShops, shopPage, shops } from './shops';

const cities = ['Kota Bogor', 'Kota Malang'].map((city) => ({ value: city, label: city }));

const yesOrNo = [
  { value: true, label: 'Ya' },
  { value: false, label: 'Tidak' },
];

const filters: ListFilter[] = [
  { source: 'city', useChoices: () => ({ choices: cities }) },
  { source: 'is_open', useChoices: () => ({ choices: yesOrNo }) },
];

const table = shopPage({ columns: [{ source: 'name' }, { source: 'city', sortable: false }], filters });

const rowCount = () => screen.getAllByRole('row').length - 1;
const box = () => screen.getByRole('searchbox');
/** The search of a request, if it has one. */
const searchOf = ({ filter }: GetListParams) => (filter as { q?: string }).q;

const open = (options?: Parameters<typeof renderShops>[1], first?: string) =>
  openShops(table, options, first);

describe('A list page', () => {
  it("has the area's label as its heading and title, a sentence, and Refresh", async () => {
    const { user, asked } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Toko' })).toBeVisible();
    expect(document.title).toBe('Toko · My Reborn');
    expect(screen.getByText('Semua toko yang ada')).toBeVisible();
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked).toHaveLength(before + 1));
  });

  it('sends the text of the search box, and keeps it in the address', async () => {
    const { user, asked, address } = await open();
    await user.type(box(), '042{Enter}');
    expect(await screen.findByText('Toko 042')).toBeVisible();
    await waitFor(() => expect(rowCount()).toBe(1));
    expect(asked.at(-1)?.filter).toEqual({ q: '042' });
    expect(address.current).toContain('filter={"q":"042"}');
  });

  it('filters the loaded rows at once, while the response of the search is pending', async () => {
    const rows = listOf(shops(200));
    const { user } = await open({
      server: { getList: (params) => (searchOf(params) ? new Promise(() => undefined) : rows(params)) },
    });
    expect(screen.getByText('Menampilkan 1–10 dari 200 data')).toBeVisible();
    await user.type(box(), '10');
    expect(rowCount()).toBe(1);
    expect(screen.getByText('Toko 010')).toBeVisible();
    expect(screen.queryByText(/^Menampilkan/)).toBeNull();
    expect(screen.getByText('Mencari …')).toBeVisible();
    await user.clear(box());
    await user.type(box(), 'mlg');
    // 'matches' also finds letters in order, as in Kota MaLanG.
    expect(screen.getAllByText('Kota Malang')).toHaveLength(rowCount());
    await user.type(box(), 'xyz');
    expect(screen.getByText('Mencari “mlgxyz” …')).toBeVisible();
  });

  it('replaces the rows that it filtered itself by those of the response', async () => {
    const rows = listOf(shops(200));
    const answer = gate();
    const { user, asked } = await open({
      server: {
        getList: async (params) => {
          if (!searchOf(params)) return rows(params);
          await answer.passed;
          // The server also searches what the table does not show.
          return { data: shops(77).slice(-1), total: 1 };
        },
      },
    });
    await user.type(box(), '10{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: '10' }));
    expect(rowCount()).toBe(1);
    expect(screen.getByText('Toko 010')).toBeVisible();
    answer.open();
    expect(await screen.findByText('Toko 077')).toBeVisible();
    expect(rowCount()).toBe(1);
  });

  it('filters by the panel, names each filter on a chip, and removes one or all of them', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filter data' });
    const choice = (name: string) => within(panel).getByRole('combobox', { name });
    await user.selectOptions(choice('Kota'), 'Kota Malang');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ city: 'Kota Malang' }));
    await user.selectOptions(choice('Buka'), 'Tidak');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ city: 'Kota Malang', is_open: false }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const chips = within(screen.getByRole('list', { name: 'Filter yang aktif' }));
    const named = chips.getAllByRole('listitem').map((chip) => chip.textContent);
    expect(named).toEqual(['Kota: Kota Malang', 'Buka: Tidak']);
    await user.click(chips.getByRole('button', { name: 'Hapus filter Buka' }));
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ city: 'Kota Malang' }));
    await user.click(screen.getByRole('button', { name: 'Hapus semua filter' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Filter yang aktif' })).toBeNull());
    expect(asked.at(-1)?.filter).toEqual({});
  });

  it('applies all filters that change in quick succession', async () => {
    const { address } = renderShops(table, { at: '/shops?filter={"city":"Kota Bogor","is_open":false}' });
    const first = await screen.findByRole('button', { name: 'Hapus filter Kota' });
    const second = screen.getByRole('button', { name: 'Hapus filter Buka' });
    fireEvent.click(first);
    fireEvent.click(second);
    await waitFor(() => expect(address.current).toContain('filter={}'));
  });

  it('shows the same page, filter and order again after a visit to a record', async () => {
    const search = 'filter={"city":"Kota Malang"}&order=DESC&page=3&perPage=25&sort=name';
    const { user, address, asked } = await open({ at: `/shops?${search}` }, 'Toko 100');
    const expected = {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'name', order: 'DESC' },
      filter: { city: 'Kota Malang' },
    };
    await user.click(screen.getByText('Toko 100'));
    await screen.findByRole('heading', { name: 'Ubah toko' });
    expect(address.current).toBe('/shops/100');
    expect(asked[0]).toMatchObject(expected);
    const before = asked.length;
    await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    expect(await screen.findByText('Toko 100')).toBeVisible();
    expect(screen.queryByText('Toko 102')).toBeNull();
    await waitFor(() => expect(address.current).toBe(`/shops?${search}`));
    for (const params of asked.slice(before)) expect(params).toMatchObject(expected);
  });

  it.each([
    ['page=-3&perPage=10', { page: 1, perPage: 10 }],
    ['page=2&perPage=9999', { page: 2, perPage: 10 }],
    ['filter={"q":123}', { page: 1, perPage: 10 }],
    ['sort=password&order=ASC', { page: 1, perPage: 10 }],
  ])('replaces invalid values of the address by defaults: %s', async (search, pagination) => {
    const { asked } = renderShops(table, { at: `/shops?${search}` });
    await screen.findAllByText(/^Toko \d/);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ pagination, filter: {}, sort: { field: 'id', order: 'ASC' } });
  });

  it('shows the first page instead of a page beyond the last one', async () => {
    await open({ at: '/shops?page=500&perPage=10' });
    expect(screen.getByText('Toko 001')).toBeVisible();
  });
});
