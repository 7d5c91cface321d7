import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { backoffice } from '../../../src/dataProvider/wire';
import type { Column } from '../../../src/list/columns';
import { ExportButton } from '../../../src/list/export/ExportButton';
import { catchFiles } from '../../areas/savedFiles';
import { answer, startApiServer } from '../../dataProvider/apiServer';
import { listOf, renderShops, shopPage, shops } from '../shops';

const columns: readonly Column[] = [
  { source: 'name' },
  { source: 'account', label: 'No. Rekening', value: ({ id }) => `0012345678${id}`, secret: true },
  { source: 'sold' },
];
const usualOrder = { sort: { field: 'name', order: 'DESC' } } as const;
const list = (more = {}) => shopPage({ columns, usualOrder, ...more });
const files = catchFiles();
startApiServer();
// The host has no log of exports. Otherwise the message that it fails would cover the others for three seconds.
beforeEach(() => void answer({}, `${backoffice}/activity`, 404));

const rows = listOf(shops(230));
const isExport = ({ pagination }: GetListParams) => pagination?.perPage === 100;
/** Answers the requests of an export by `pages`, and the others with 230 shops. */
const exporting = (pages: typeof rows) => ({
  server: { getList: (params: GetListParams) => (isExport(params) ? pages(params) : rows(params)) },
});
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const open = async (options: Parameters<typeof renderShops>[1] = exporting(rows), page = list()) => {
  const user = userEvent.setup();
  const { asked } = renderShops(page, options);
  await screen.findAllByText(/Toko \d/);
  const panel = async () => {
    await user.click(screen.getByRole('button', { name: 'Ekspor' }));
    return screen.findByRole('dialog', { name: 'Ekspor Toko' });
  };
  const press = async () => user.click(within(await panel()).getByRole('button', { name: 'CSV (.csv)' }));
  return { user, asked: () => asked.filter(isExport), panel, press };
};

/** The lines of the only file. */
const lines = async () => {
  expect(files.count()).toBe(1);
  return (await files.cells()).map((cells) => cells.join(';'));
};

describe('the panel of an export', () => {
  it('names the filters that limit the rows, without a button to remove them', async () => {
    const useChoices = () => ({ choices: [{ value: 'bandung', label: 'Kota Bandung' }] });
    const { panel } = await open(
      {
        server: { getList: listOf(shops(12).map((shop) => ({ ...shop, city: 'bandung' }))) },
        at: '/shops?filter={"q":"Toko","city":"bandung"}',
      },
      list({ filters: [{ source: 'city', useChoices }] }),
    );
    const shown = await panel();
    expect(shown).toHaveTextContent('12 baris sesuai pencarian “Toko” dan filter.');
    const named = within(within(shown).getByRole('list', { name: 'Filter yang aktif' }));
    expect(named.getByRole('listitem')).toHaveTextContent(/: Kota Bandung$/);
    expect(named.queryByRole('button')).toBeNull();
  });

  it('starts an Excel export by Enter, and returns the focus to its button', async () => {
    const { user, panel } = await open();
    await panel();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(files.name()).toMatch(/^shops-\d{4}-\d\d-\d\d\.xlsx$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ekspor' })).toHaveFocus());
  });

  it('sends no request when it is closed', async () => {
    const { user, asked, panel } = await open();
    await panel();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(screen.getByRole('button', { name: 'Ekspor' })).toHaveFocus();
    expect(asked()).toEqual([]);
  });
});

describe('an export', () => {
  it('says what it will read, reads all rows in the order of the list, page by page, and masks account numbers', async () => {
    const { user, asked, panel } = await open();
    const shown = await panel();
    expect(shown).toHaveTextContent('230 baris tanpa pencarian dan filter.');
    expect(shown).toHaveTextContent(/nomor rekening disamarkan, kecuali empat karakter terakhirnya/);
    await user.click(within(shown).getByRole('button', { name: 'CSV (.csv)' }));
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(screen.queryByText(/baris yang terambil/)).toBeNull();
    const [head, first, ...rest] = await lines();
    expect(head).toBe('Nama;No. Rekening;Terjual');
    expect(first).toBe('Toko 230;•••••••••8230;2290');
    expect(rest).toHaveLength(229);
    expect(files.name()).toMatch(/^shops-\d{4}-\d\d-\d\d\.csv$/);
    expect(asked().map(({ pagination, sort }) => `${pagination?.page} ${sort?.order}`)).toEqual([
      '1 DESC',
      '2 DESC',
      '3 DESC',
    ]);
  });

  it('writes codes in words and times in WIB, which the header names', async () => {
    const exported: readonly Column[] = [
      { source: 'city', words: 'cities' },
      { source: 'kind', words: 'cities' },
      { source: 'sold_at', label: 'Terakhir Terjual', type: 'instant' },
    ];
    const shop = { id: 1, name: 'Toko 001', city: 'BGR', kind: 'XYZ', sold_at: '2026-11-20T02:05:00Z' };
    const { press } = await open(
      { server: { getList: () => Promise.resolve({ data: [shop], total: 1 }) } },
      list({ toolbar: <ExportButton columns={exported} /> }),
    );
    await press();
    await screen.findByText('Ekspor selesai: 1 baris diunduh.');
    expect(await lines()).toEqual(['Kota;Kind;Terakhir Terjual (WIB)', 'Kota Bogor;XYZ;2026-11-20 09:05']);
  });

  it('uses the current search, which its panel names', async () => {
    const { user, panel } = await open({ ...exporting(rows), at: '/shops?filter={"q":"Toko 02"}' });
    const shown = await panel();
    expect(shown).toHaveTextContent('10 baris sesuai pencarian “Toko 02”.');
    expect(within(shown).queryByRole('list')).toBeNull();
    await user.click(within(shown).getByRole('button', { name: 'CSV (.csv)' }));
    await screen.findByText('Ekspor selesai: 10 baris diunduh.');
    expect(await lines()).toHaveLength(11);
  });

  it('writes one file if it is started twice at once', async () => {
    const { panel } = await open();
    const csv = within(await panel()).getByRole('button', { name: 'CSV (.csv)' });
    fireEvent.click(csv);
    fireEvent.click(csv);
    await screen.findByText('Ekspor selesai: 230 baris diunduh.');
    expect(await lines()).toHaveLength(231);
  });

  it('shows its progress, and writes no file after it was cancelled', async () => {
    const untilAborted = ({ signal }: GetListParams) =>
      new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    const { user, press } = await open(
      exporting((params) => (params.pagination?.page === 2 ? untilAborted(params) : rows(params))),
    );
    await press();
    expect(await screen.findByText('100 dari 230 baris diambil')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Ekspor Toko' })).toHaveAttribute('value', '43');
    await user.click(screen.getByRole('button', { name: 'Batalkan ekspor' }));
    expect(await screen.findByText('Ekspor dibatalkan.')).toBeVisible();
    await noDialog();
    expect(files.count()).toBe(0);
  });

  const unreachable = 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.';
  it.each([
    ['is busy', new ApiError('busy', 'Antre dulu', 503), 'Antre dulu'],
    ['cannot be reached', new ApiError('network', ''), unreachable],
  ])('says so if the server %s, writes no file, and can be closed or tried again', async (_, error, why) => {
    let isBroken = true;
    const { user, press } = await open(
      exporting((params) =>
        isBroken && params.pagination?.page === 3 ? Promise.reject(error) : rows(params),
      ),
    );
    await press();
    const panel = within(await screen.findByRole('dialog', { name: 'Ekspor Toko' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(why);
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await noDialog();
    await press();
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(files.count()).toBe(0);
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(files.count()).toBe(1);
    await noDialog();
  });

  it('says so if a server that limits its pages has sent fewer rows than it counts', async () => {
    const { press } = await open(exporting(() => Promise.resolve({ data: shops(50), total: 230 })));
    await press();
    const words =
      'Hanya 50 dari 230 baris yang terambil. Coba sekali lagi. Bila berulang, hubungi tim teknis.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(await lines()).toHaveLength(51);
  });

  it('says so if there are no rows', async () => {
    const { press } = await open(exporting(listOf([])));
    await press();
    expect(await screen.findByText(/Tidak ada data yang dapat diekspor/)).toBeVisible();
    expect(files.count()).toBe(0);
  });
});
