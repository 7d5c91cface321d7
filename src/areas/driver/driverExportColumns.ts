import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import { exportedQueueColumn, type QueueTab } from '../../list/export/queueColumn';

/** Returns the columns of the export. */
export const exportColumns = (tab: QueueTab): readonly ExportColumn[] => [
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
  exportedQueueColumn(tab, 'balance', 'other tabs'),
  exportedQueueColumn(tab, 'rating', 'other tabs'),
  { source: 'status', words: 'states' },
  ...hiddenAtFirst({ source: 'reason' }),
  { ...exportedQueueColumn(tab, 'registered_at', 'queue'), instant: true },
];
