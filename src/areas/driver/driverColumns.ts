import { useListContext } from 'ra-core';
import { isQueue } from '../../domain/queue';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import { useFilterValues } from '../../widgets/filter/listFilter';
import { driverOrder } from './driverOrder';

/** What decides which columns of the list are shown before anybody chooses. */
export type DriverTab = { isWaiting: boolean; sortedBy: string };

export const useDriverTab = (): DriverTab => ({
  isWaiting: isQueue(driverOrder.queue, useFilterValues()),
  sortedBy: useListContext().sort.field,
});

/**
 * A column that not every tab shows. In the queue the date that it is ordered by takes the place of balance and rating, which
 * nobody has who was never active. An order is seen in any tab. A choice in 'Kolom' turns round what the table does by itself:
 * where that differs from the other tabs, the choice is another one.
 */
export const columnIn = (
  { isWaiting, sortedBy }: DriverTab,
  source: 'balance' | 'rating' | 'registered_at',
) => {
  const isUsual = source !== 'registered_at';
  const isShown = sortedBy === source || isUsual !== isWaiting;
  const place = isWaiting ? 'queue' : 'sorted';
  return { id: isShown === isUsual ? source : `${source}.${place}`, source, hiddenAtFirst: !isShown };
};

const exportedColumn = (...column: Parameters<typeof columnIn>): ExportColumn => {
  const { id, ...exported } = columnIn(...column);
  return { ...exported, column: id };
};

/** What is exported. */
export const exportedIn = (tab: DriverTab): readonly ExportColumn[] => [
  ...plainColumns('full_name', 'phone'),
  ...hiddenAtFirst({ source: 'email' }, { source: 'nik', secret: true }),
  { source: 'vehicle_type', words: 'vehicles', column: 'merk' },
  { source: 'merk' },
  ...hiddenAtFirst(...plainColumns('tahun', 'warna')),
  { source: 'plat_nomor' },
  ...hiddenAtFirst({ source: 'province' }),
  { source: 'city' },
  ...hiddenAtFirst(
    ...plainColumns('district', 'village', 'postal_code', 'address', 'sim_type'),
    { source: 'sim_number', secret: true },
    ...plainColumns('sim_expired', 'stnk_expired', 'skck_expired', 'bank_name'),
    { source: 'account_number', secret: true },
    { source: 'account_ownership' },
  ),
  exportedColumn(tab, 'balance'),
  exportedColumn(tab, 'rating'),
  { source: 'status', words: 'states' },
  ...hiddenAtFirst({ source: 'reason' }),
  { ...exportedColumn(tab, 'registered_at'), instant: true },
];
