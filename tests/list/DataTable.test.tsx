import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GetListParams, useRecordContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../../src/list/columns';
import { EditLink, RowActions } from '../../src/record/action/RowActions';
import { listOf, openShops, renderShops, shopPage, shops } from './shops';

const Sold = () => <>{String(useRecordContext()?.sold)} buah</>;

const rowActions = <button type="button">Aksi baris</button>;

const columns: readonly Column[] = [
  { source: 'name' },
  { source: 'city', label: 'Tempat', show: ({ city }) => <em>{String(city)}</em> },
  { source: 'sold', numeric: true, sortByOrder: 'DESC', show: () => <Sold /> },
  { source: 'note', sortable: false },
];
const table = shopPage({ columns }, { title: 'Semua toko', rowActions });

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

const open = (options?: Parameters<typeof renderShops>[1]) => openShops(table, options);
/** A server that could not read `dropped` rows besides these. */
const dropping = (rows: ReturnType<typeof shops>, dropped: number) => ({
  getList: async (params: GetListParams) => ({ ...(await listOf(rows)(params)), meta: { dropped } }),
});
const cellOfBogor = () => screen.getAllByText('Kota Bogor')[0] as HTMLElement;

describe('The data table', () => {
  it('has a title, a header per column and a row per record', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Semua toko' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Nama', 'Tempat', 'Terjual', 'Note', 'Tindakan']);
    expect(names()).toHaveLength(10);
    const row = within(screen.getAllByRole('row')[2] as HTMLElement);
    expect(row.getByRole('rowheader', { name: 'Toko 002' }).tagName).toBe('TH');
    expect(row.getByRole('rowheader')).toHaveAttribute('scope', 'row');
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['Kota Malang', '10 buah', '–', 'Aksi baris']);
  });

  it('opens the page of a link among the actions of a row here, also if the row itself opens nothing', async () => {
    const links = (
      <RowActions>
        <EditLink />
      </RowActions>
    );
    const { address } = renderShops(shopPage({}, { rowActions: links, rowClick: false }));
    await userEvent.click(await screen.findByRole('link', { name: 'Ubah Toko 002' }));
    expect(await screen.findByRole('heading', { name: 'Ubah toko' })).toBeVisible();
    expect(address.current).toBe('/shops/2');
  });

  it('says that it is loading, without a table, until the first rows arrive', async () => {
    renderShops(table, { server: { getList: () => new Promise(() => undefined) } });
    expect(await screen.findByText('Memuat data …')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('sorts on the server by the pressed header, and reverses the order at the second press', async () => {
    const { user, asked } = await open();
    const head = screen.getByRole('columnheader', { name: 'Nama' });
    expect(head).not.toHaveAttribute('aria-sort');

    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'ASC' });

    await user.click(within(head).getByRole('button'));
    await screen.findByText('Toko 200');
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe('Toko 200');

    // This column begins with the highest, and the next has no sort at all.
    await user.click(screen.getByRole('button', { name: 'Terjual' }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'sold', order: 'DESC' }));
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull();
  });

  it('opens the record for editing from any cell of the row for a user with MANAGE_', async () => {
    const { user, address } = await open();
    await user.click(cellOfBogor());
    expect(await screen.findByRole('heading', { name: 'Ubah toko' })).toBeVisible();
    expect(address.current).toBe('/shops/1');
  });

  it('opens the record read-only, and shows no actions, for a user with only VIEW_', async () => {
    const { user, address } = await open({ manages: false });
    expect(screen.queryByRole('button', { name: 'Aksi baris' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Tindakan' })).toBeNull();
    await user.click(screen.getByText('Toko 001'));
    expect(await screen.findByRole('heading', { name: 'Lihat toko' })).toBeVisible();
    expect(address.current).toBe('/shops/1/show');
  });

  it('has a link in each row, which works by keyboard', async () => {
    const { user, address } = await open();
    const link = screen.getByRole('link', { name: 'Toko 002' });
    expect(link).toHaveAttribute('href', '/shops/2');
    link.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Ubah toko' });
    expect(address.current).toBe('/shops/2');
  });

  it('opens a tab for the middle button, but not for the right button with Ctrl', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    fireEvent(cellOfBogor(), new MouseEvent('auxclick', { bubbles: true, button: 2, ctrlKey: true }));
    expect(opened).not.toHaveBeenCalled();
    fireEvent(cellOfBogor(), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('leaves the link of a row to the browser if Ctrl, Shift or Alt is held', async () => {
    const opened = vi.spyOn(window, 'open');
    const { address } = await open();
    const link = screen.getByRole('link', { name: 'Toko 002' });
    const isLeft = vi.fn();
    // React listens below the document, so it has already handled the click here.
    const afterReact = (event: MouseEvent) => {
      isLeft(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', afterReact);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(link, { [key]: true });
    document.removeEventListener('click', afterReact);
    expect(isLeft.mock.calls).toEqual([[true], [true], [true], [true]]);
    expect(opened).not.toHaveBeenCalled();
    expect(address.current).toBe('/shops');
  });

  it('says how many rows could not be shown', async () => {
    renderShops(table, { server: dropping(shops(5), 2) });
    expect(await screen.findByText(/^2 baris tidak ditampilkan karena datanya rusak/)).toBeVisible();
  });

  it('does not say that there is no data if no row could be read', async () => {
    renderShops(table, { server: dropping([], 10) });
    expect(await screen.findByText('Data gagal dimuat')).toBeVisible();
    expect(screen.queryByText('Belum ada data')).toBeNull();
  });

  it('shows values of the server as text, never as markup', async () => {
    const hostile = shops(1).map((shop) => ({ ...shop, name: '<img src=x onerror=alert(1)>' }));
    renderShops(table, { server: { getList: listOf(hostile) } });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('td img')).toBeNull();
  });

  it('draws no other row again when one is selected', async () => {
    const drawn: string[] = [];
    const show: Column['show'] = ({ name }) => {
      drawn.push(String(name));
      return String(name);
    };
    await openShops(shopPage({ columns: [{ source: 'name', show }] }, { bulkActions: { transitions: {} } }));
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'));
    drawn.length = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Toko 002' }));
    await screen.findByRole('checkbox', { name: 'Pilih Toko 002', checked: true });
    expect(new Set(drawn)).toEqual(new Set(['Toko 002']));
  });
});
