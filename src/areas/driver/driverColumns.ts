import { useListContext } from 'ra-core';
import { isQueue } from '../../domain/queue';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import { useFilterValues } from '../../widgets/filter/listFilter';
import { driverOrder } from './driverOrder';

/** The state of the list that determines its default columns. */
export type DriverTab = { isWaiting: boolean; sortedBy: string };

export const useDriverTab = (): DriverTab => ({
  isWaiting: isQueue(driverOrder.queue, useFilterValues()),
  sortedBy: useListContext().sort.field,
});

/**
 * Returns the props of a column whose default visibility depends on the tab: the queue shows its sort column, the
 * registration date, instead of balance and rating, which unverified drivers do not have. A column by which the list is
 * sorted is shown in every tab.
 * 'Kolom' stores a choice as a toggle of the default, so a column with another default than in other tabs has another id.
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

/** Returns the columns of the export. */
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
