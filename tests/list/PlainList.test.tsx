import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import PlainList from '../../src/list/PlainList';
import { listOf, renderShops, shops } from './shops';

const cellsOf = (row: number) =>
  [...(screen.getAllByRole('row')[row]?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

describe('The plain list', () => {
  it("has a column with the area's label for each plain field, and none for an object", async () => {
    const more = { id: 7, name: 'Toko Kopi', city: '', sold: 12500, owner: { id: 1 }, is_open: true };
    const rows = shops(1).map((shop) => ({ ...shop, ...more, since: '2026-01-02T00:30:00Z' }));
    renderShops(<PlainList />, { server: { getList: listOf(rows) } });
    await screen.findByText('Toko Kopi');
    expect(cellsOf(0)).toEqual(['Id', 'Nama', 'Kota', 'Terjual', 'Buka', 'Since']);
    expect(cellsOf(1)).toEqual(['7', 'Toko Kopi', '–', '12.500', 'Ya', '2 Jan 2026, 07.30 WIB']);
  });

  it('is read-only', async () => {
    renderShops(<PlainList />);
    await screen.findByText('Toko 001');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hapus Data/ })).toBeNull();
  });
});
