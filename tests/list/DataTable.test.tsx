import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../../src/list/columns';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { listOf, renderShops, shops } from './shops';

const Sold = () => <>{String(useRecordContext()?.sold)} buah</>;

const actions = <button type="button">Aksi baris</button>;

const table = (
  <ListPage>
    <DataTable
      title="Semua toko"
      actions={actions}
      columns={[
        { source: 'name' },
        { source: 'city', label: 'Tempat', show: ({ city }) => <em>{String(city)}</em> },
        { source: 'sold', numeric: true, sortByOrder: 'DESC', show: () => <Sold /> },
        { source: 'note', sortable: false },
      ]}
    />
  </ListPage>
);

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('The data table', () => {
  it('has a title, a header per column and a row per record', async () => {
    renderShops(table);
    await screen.findByText('Toko 001');
    expect(screen.getByRole('heading', { level: 2, name: 'Semua toko' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Nama',
      'Tempat',
      'Terjual',
      'Note',
      'Tindakan',
    ]);
    expect(names()).toHaveLength(10);
    const row = within(screen.getAllByRole('row')[2] as HTMLElement);
    expect(row.getByRole('rowheader', { name: 'Toko 002' }).tagName).toBe('TH');
    expect(row.getByRole('rowheader')).toHaveAttribute('scope', 'row');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Kota Malang',
      '10 buah',
      '–',
      'Aksi baris',
    ]);
  });

  it('says that it is loading, without a table, until the first rows arrive', async () => {
    renderShops(table, { server: { getList: () => new Promise(() => undefined) } });
    expect(await screen.findByText('Memuat data …')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('sorts on the server by the pressed header, and reverses the order at the second press', async () => {
    const user = userEvent.setup();
    const { asked } = renderShops(table);
    await screen.findByText('Toko 001');
    const head = screen.getByRole('columnheader', { name: 'Nama' });
    expect(head).not.toHaveAttribute('aria-sort');

    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'ASC' });

    await user.click(within(head).getByRole('button'));
    await screen.findByText('Toko 200');
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe('Toko 200');
  });

  it("begins a sort in the column's own order, and has no sort button for an unsortable column", async () => {
    const user = userEvent.setup();
    const { asked } = renderShops(table);
    await screen.findByText('Toko 001');
    await user.click(screen.getByRole('button', { name: 'Terjual' }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'sold', order: 'DESC' }));
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull();
  });

  it('opens the record for editing from any cell of the row for a user with MANAGE_', async () => {
    const user = userEvent.setup();
    const { address } = renderShops(table);
    await user.click((await screen.findAllByText('Kota Bogor'))[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Ubah toko' })).toBeVisible();
    expect(address.current).toBe('/shops/1');
  });

  it('opens the record read-only, and shows no actions, for a user with only VIEW_', async () => {
    const user = userEvent.setup();
    const { address } = renderShops(table, { manages: false });
    await screen.findByText('Toko 001');
    expect(screen.queryByRole('button', { name: 'Aksi baris' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Tindakan' })).toBeNull();
    await user.click(screen.getByText('Toko 001'));
    expect(await screen.findByRole('heading', { name: 'Lihat toko' })).toBeVisible();
    expect(address.current).toBe('/shops/1/show');
  });

  it('has a link in each row, which works by keyboard', async () => {
    const user = userEvent.setup();
    const { address } = renderShops(table);
    const link = await screen.findByRole('link', { name: 'Toko 002' });
    expect(link).toHaveAttribute('href', '/shops/2');
    link.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Ubah toko' });
    expect(address.current).toBe('/shops/2');
  });

  it('opens a tab for the middle button, but not for the right button with Ctrl', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    renderShops(table);
    const cell = (await screen.findAllByText('Kota Bogor'))[0] as HTMLElement;
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2, ctrlKey: true }));
    expect(opened).not.toHaveBeenCalled();
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('leaves the link of a row to the browser if Ctrl, Shift or Alt is held', async () => {
    const opened = vi.spyOn(window, 'open');
    const { address } = renderShops(table);
    const link = await screen.findByRole('link', { name: 'Toko 002' });
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

  it('does not open the record when an action in the row is pressed', async () => {
    const user = userEvent.setup();
    const { address } = renderShops(table);
    await screen.findByText('Toko 001');
    await user.click(screen.getAllByRole('button', { name: 'Aksi baris' })[0] as HTMLElement);
    expect(address.current).toBe('/shops');
  });

  it('keeps the old rows, dimmed, until the next page arrives', async () => {
    const user = userEvent.setup();
    const rows = listOf(shops(200));
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => (release = resolve));
    renderShops(table, {
      server: {
        getList: (params) => (params.pagination?.page === 2 ? hold.then(() => rows(params)) : rows(params)),
      },
    });
    await screen.findByText('Toko 001');
    await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
    const region = screen.getByRole('region', { name: 'Semua toko' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(region).toHaveClass('is-stale'));
    expect(screen.getByText('Toko 001')).toBeVisible();
    release();
    expect(await screen.findByText('Toko 011')).toBeVisible();
    expect(region).not.toHaveClass('is-stale');
  });

  it('says how many rows could not be shown', async () => {
    renderShops(table, {
      server: {
        getList: (params) => listOf(shops(5))(params).then((answer) => ({ ...answer, meta: { dropped: 2 } })),
      },
    });
    expect(await screen.findByText(/^2 baris tidak ditampilkan karena datanya rusak/)).toBeVisible();
  });

  it('does not say that there is no data if no row could be read', async () => {
    renderShops(table, {
      server: {
        getList: (params) => listOf([])(params).then((answer) => ({ ...answer, meta: { dropped: 10 } })),
      },
    });
    expect(await screen.findByText('Data gagal dimuat')).toBeVisible();
    expect(screen.queryByText('Belum ada data')).toBeNull();
  });

  it('shows values of the server as text, never as markup', async () => {
    const [shop] = shops(1);
    renderShops(table, {
      server: {
        getList: listOf([{ ...shop, id: 1, name: '<img src=x onerror=alert(1)>', city: '', sold: 0 }]),
      },
    });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('td img')).toBeNull();
  });

  it('draws no other row again when one is selected', async () => {
    const drawn: string[] = [];
    const columns: readonly Column[] = [
      {
        source: 'name',
        show: ({ name }) => {
          drawn.push(String(name));
          return String(name);
        },
      },
    ];
    renderShops(
      <ListPage columns={columns}>
        <DataTable bulkActions={{ transitions: {} }} />
      </ListPage>,
    );
    await screen.findByText('Toko 001');
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'));
    drawn.length = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Toko 002' }));
    await screen.findByRole('checkbox', { name: 'Pilih Toko 002', checked: true });
    expect(new Set(drawn)).toEqual(new Set(['Toko 002']));
  });
});
