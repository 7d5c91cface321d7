import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'ra-core';
import { cloneElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import type { Column } from '../../../src/list/columns';
import { DataTable } from '../../../src/list/DataTable';
import { ExportButton } from '../../../src/list/export/ExportButton';
import { ListPage } from '../../../src/list/ListPage';
import { listOf, renderShops, shops } from '../shops';

const columns: readonly Column[] = [
  { source: 'name' },
  { source: 'account', label: 'No. Rekening', value: ({ id }) => `0012345678${id}`, secret: true },
  { source: 'sold' },
];
const list = (
  <ListPage columns={columns} order={{ sort: { field: 'name', order: 'DESC' } }} action={<ExportButton />}>
    <DataTable columns={[{ source: 'name' }]} />
  </ListPage>
);
const rows = listOf(shops(230));
const isExport = ({ pagination }: GetListParams) => pagination?.perPage === 100;

let files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:ekspor';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
});

const openPanel = async () => {
  const user = userEvent.setup();
  await screen.findAllByText(/Toko \d/);
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  return { user, panel: await screen.findByRole('dialog', { name: 'Ekspor Toko' }) };
};

const press = async () => {
  const { user, panel } = await openPanel();
  await user.click(within(panel).getByRole('button', { name: 'CSV (.csv)' }));
  return user;
};

/** The lines of the only file, without its byte order mark and its last line break. */
const lines = async (): Promise<string[]> => {
  expect(files).toHaveLength(1);
  const text = (await files[0]?.blob.text()) ?? '';
  return text.trimEnd().split('\r\n');
};

describe('the panel of an export', () => {
  it('says how many rows there are, and that account numbers are masked', async () => {
    renderShops(list, { server: { getList: rows } });
    const { panel } = await openPanel();
    expect(panel).toHaveTextContent('230 baris tanpa pencarian dan filter.');
    expect(panel).toHaveTextContent(/nomor rekening disamarkan, kecuali empat karakter terakhirnya/);
  });

  it('names the search that limits the rows', async () => {
    renderShops(list, { server: { getList: rows }, at: '/shops?filter={"q":"Toko 02"}' });
    const { panel } = await openPanel();
    expect(panel).toHaveTextContent('10 baris sesuai pencarian “Toko 02”.');
    expect(within(panel).queryByRole('list')).toBeNull();
  });

  it('names the filters that limit the rows, without a button to remove them', async () => {
    const useChoices = () => ({ choices: [{ value: 'bandung', label: 'Kota Bandung' }] });
    const filtered = cloneElement(list, { filters: [{ source: 'city', useChoices }] });
    renderShops(filtered, {
      server: { getList: listOf(shops(12).map((shop) => ({ ...shop, city: 'bandung' }))) },
      at: '/shops?filter={"q":"Toko","city":"bandung"}',
    });
    const { panel } = await openPanel();
    expect(panel).toHaveTextContent('12 baris sesuai pencarian “Toko” dan filter.');
    const named = within(within(panel).getByRole('list', { name: 'Filter yang aktif' }));
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/: Kota Bandung$/),
    ]);
    expect(named.queryByRole('button')).toBeNull();
  });

  it('starts an Excel export by Enter, and returns the focus to its button', async () => {
    renderShops(list, { server: { getList: rows } });
    const { user } = await openPanel();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(files[0]?.name).toMatch(/^shops-\d{4}-\d\d-\d\d\.xlsx$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ekspor' })).toHaveFocus());
  });

  it('sends no request when it is closed', async () => {
    const { asked } = renderShops(list, { server: { getList: rows } });
    const { user } = await openPanel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Ekspor' })).toHaveFocus();
    expect(asked.filter(isExport)).toEqual([]);
  });
});

describe('an export', () => {
  it('reads all filtered rows in the order of the list, page by page, and masks account numbers', async () => {
    const { asked } = renderShops(list, { server: { getList: rows } });
    await press();
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    const [head, first, ...rest] = await lines();
    expect(head).toBe('Nama;No. Rekening;Terjual');
    expect(first).toBe('Toko 230;•••••••••8230;2290');
    expect(rest).toHaveLength(229);
    expect(files[0]?.name).toMatch(/^shops-\d{4}-\d\d-\d\d\.csv$/);
    expect(asked.filter(isExport).map(({ pagination, sort }) => [pagination?.page, sort?.order])).toEqual([
      [1, 'DESC'],
      [2, 'DESC'],
      [3, 'DESC'],
    ]);
  });

  it('writes codes in words and times in WIB, which the header names', async () => {
    const exported: readonly Column[] = [
      { source: 'city', words: 'cities' },
      { source: 'kind', words: 'cities' },
      { source: 'sold_at', label: 'Terakhir Terjual', type: 'instant' },
    ];
    const shop = { id: 1, name: 'Toko 001', city: 'BGR', kind: 'XYZ', sold_at: '2026-11-20T02:05:00Z' };
    renderShops(
      <ListPage action={<ExportButton columns={exported} />}>
        <DataTable columns={[{ source: 'name' }]} />
      </ListPage>,
      { server: { getList: () => Promise.resolve({ data: [shop], total: 1 }) } },
    );
    await press();
    await screen.findByText('Ekspor selesai: 1 baris diunduh.');
    expect(await lines()).toEqual(['Kota;Kind;Terakhir Terjual (WIB)', 'Kota Bogor;XYZ;2026-11-20 09:05']);
  });

  it('uses the current search', async () => {
    renderShops(list, { server: { getList: rows }, at: '/shops?filter={"q":"Toko 02"}' });
    await press();
    await screen.findByText('Ekspor selesai: 10 baris diunduh.');
    expect(await lines()).toHaveLength(11);
  });

  it('writes one file if it is started twice at once', async () => {
    renderShops(list, { server: { getList: rows } });
    const { panel } = await openPanel();
    const csv = within(panel).getByRole('button', { name: 'CSV (.csv)' });
    fireEvent.click(csv);
    fireEvent.click(csv);
    await screen.findByText('Ekspor selesai: 230 baris diunduh.');
    expect(await lines()).toHaveLength(231);
  });

  it('shows its progress, and writes no file after it was cancelled', async () => {
    const getList = (params: GetListParams) =>
      isExport(params) && params.pagination?.page === 2
        ? new Promise<never>((_, reject) =>
            params.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
          )
        : rows(params);
    renderShops(list, { server: { getList } });
    const user = await press();
    expect(await screen.findByText('100 dari 230 baris diambil')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Ekspor Toko' })).toHaveAttribute('value', '43');
    await user.click(screen.getByRole('button', { name: 'Batalkan ekspor' }));
    expect(await screen.findByText('Ekspor dibatalkan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(files).toEqual([]);
  });

  it('says why it failed, writes no file, and succeeds at the second try', async () => {
    let isBusy = true;
    const getList = (params: GetListParams) =>
      isBusy && isExport(params) && params.pagination?.page === 3
        ? Promise.reject(new ApiError('busy', 'Antre dulu', 503))
        : rows(params);
    renderShops(list, { server: { getList } });
    const user = await press();
    const dialog = await screen.findByRole('dialog', { name: 'Ekspor Toko' });
    expect(await within(dialog).findByText('Antre dulu')).toBeVisible();
    expect(files).toEqual([]);
    isBusy = false;
    await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(files).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be closed after a failure', async () => {
    const getList = (params: GetListParams) =>
      isExport(params) ? Promise.reject(new ApiError('busy', 'Antre dulu', 503)) : rows(params);
    renderShops(list, { server: { getList } });
    const user = await press();
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(files).toEqual([]);
  });

  it('says so if there are no rows', async () => {
    renderShops(list, {
      server: { getList: (params) => (isExport(params) ? listOf([])(params) : rows(params)) },
    });
    await press();
    expect(await screen.findByText(/Tidak ada data yang dapat diekspor/)).toBeVisible();
    expect(files).toEqual([]);
  });
});
