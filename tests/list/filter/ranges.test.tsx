import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListFilter } from '../../../src/list/filter/listFilter';
import { listOf, openShops, shopPage, shops } from '../shops';

const filters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'opened_at', label: 'is_open' },
  { kind: 'numberRange', source: 'sold', money: true },
];
// Only the server applies ranges; this one returns all rows.
const server = { getList: () => listOf(shops(3))({ filter: {} }) };
const open = (filter: object) =>
  openShops(shopPage({ filters }), { server, at: `/shops?filter=${JSON.stringify(filter)}` });

const openPanel = async (filter = {}) => {
  const { user, asked, address } = await open(filter);
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const panel = await screen.findByRole('dialog', { name: 'Filter data' });
  const bound = (name: string, label: 'Dari' | 'Sampai') =>
    within(within(panel).getByRole('group', { name })).getByLabelText<HTMLInputElement>(label);
  const isAsked = (expected: object) => waitFor(() => expect(asked.at(-1)?.filter).toEqual(expected));
  return { user, asked, address, bound, isAsked };
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a range', () => {
  afterEach(() => void vi.useRealTimers());

  it('of money is applied by Tab or Enter, and is shown as money on its chip', async () => {
    const { user, asked, address, bound, isAsked } = await openPanel();
    const from = bound('Terjual', 'Dari');
    await user.type(from, '50000');
    expect(asked.at(-1)?.filter).toEqual({});
    await user.tab();
    await isAsked({ sold_gte: 50_000 });
    expect(from).toHaveValue('50.000');
    expect(await screen.findByText('mulai Rp50.000')).toBeInTheDocument();
    await user.type(bound('Terjual', 'Sampai'), 'Rp. 1.250.000{Enter}');
    await isAsked({ sold_gte: 50_000, sold_lte: 1_250_000 });
    expect(await screen.findByText('Rp50.000–Rp1.250.000')).toBeInTheDocument();
    expect(address.current).toContain('"sold_lte":1250000');
  });

  it('of money takes words for thousands and millions, and refuses what is no single amount', async () => {
    const { user, asked, bound, isAsked } = await openPanel();
    const from = bound('Terjual', 'Dari');
    await user.type(from, '1,5jt{Enter}');
    await isAsked({ sold_gte: 1_500_000 });
    expect(from).toHaveValue('1.500.000');
    await user.clear(from);
    await user.type(from, '50rb-100rb{Enter}');
    const refusal = 'Batas “Dari” tidak terbaca. Tulis satu angka saja, misalnya 1.500.000 atau 1,5 jt.';
    expect(screen.getByRole('alert')).toHaveTextContent(refusal);
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription(`Rp. ${refusal}`);
    // What was typed stays to be corrected, and the last amount stays in force.
    expect(from).toHaveValue('50rb-100rb');
    expect(asked.at(-1)?.filter).toEqual({ sold_gte: 1_500_000 });
    await user.clear(from);
    await user.type(from, '50rb');
    await user.tab();
    await isAsked({ sold_gte: 50_000 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(from).toBeValid();
  });

  it('of money forgets a refusal when its filter is removed', async () => {
    const { user, bound } = await openPanel({ sold_gte: 9 });
    await user.clear(bound('Terjual', 'Dari'));
    await user.type(bound('Terjual', 'Dari'), '2m{Enter}');
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hapus filter Terjual', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('of dates takes effect while the input keeps the focus: a date of the calendar, a typed one, an emptied one', async () => {
    const { user, bound, isAsked } = await openPanel();
    const from = bound('Buka', 'Dari');
    await user.click(from);
    fireEvent.change(from, { target: { value: '2026-11-01' } });
    await isAsked({ opened_at_gte: '2026-11-01' });
    expect(await screen.findByText('sejak 1 Nov 2026')).toBeInTheDocument();
    expect(from).toHaveFocus();
    fireEvent.change(from, { target: { value: '' } });
    await isAsked({});
    expect(from).toHaveFocus();
  });

  it('of dates waits for all digits of the year, and for all parts of a date that is being changed', async () => {
    const { user, asked, bound } = await openPanel({ opened_at_lte: '2026-11-20' });
    const until = bound('Buka', 'Sampai');
    await user.click(until);
    vi.useFakeTimers();
    // A browser reports a date with empty parts as '', and says so in `validity`; jsdom does not.
    const isPartial = vi.spyOn(until.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(until, { target: { value: '' } });
    await pass(2000);
    isPartial.mockRestore();
    for (const typed of ['0002-12-10', '0020-12-10', '0202-12-10']) {
      fireEvent.change(until, { target: { value: typed } });
      await pass(2000);
      expect(until).toHaveValue(typed);
    }
    expect(asked.map(({ filter }) => filter as unknown)).toEqual([{ opened_at_lte: '2026-11-20' }]);
    fireEvent.change(until, { target: { value: '2026-12-10' } });
    await pass(499);
    expect(asked).toHaveLength(1);
    await pass(500);
    expect(asked.at(-1)?.filter).toEqual({ opened_at_lte: '2026-12-10' });
  });

  it('shows an error if its end is before its start', async () => {
    await openPanel({ sold_gte: 9, sold_lte: 3 });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Batas “Sampai” harus sama dengan atau lebih besar daripada batas “Dari”.',
    );
  });

  it('describes its dates in Indonesian words, in every browser', async () => {
    const { bound } = await openPanel({ opened_at_gte: '2026-11-01' });
    expect(bound('Buka', 'Dari')).toHaveAccessibleDescription('1 Nov 2026');
    expect(bound('Buka', 'Sampai')).not.toHaveAccessibleDescription();
  });

  it('is applied from the address, and removed by its chip', async () => {
    const bounds = { opened_at_gte: '2026-11-01', opened_at_lte: '2026-11-20' };
    const { user, asked } = await open({ ...bounds, salah_gte: 1 });
    expect(screen.getByText('1–20 Nov 2026')).toBeVisible();
    expect(asked[0]?.filter).toEqual(bounds);
    await user.click(screen.getByRole('button', { name: 'Hapus filter Buka' }));
    await waitFor(() => expect(screen.queryByText(/Nov 2026/)).toBeNull());
    expect(asked.at(-1)?.filter).toEqual({});
  });
});
