import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import { exportedQueueColumn, type QueueTab } from '../../list/export/queueColumn';
import { FigureField } from '../../ui/text/FigureField';

/** Returns the columns of the export. */
export const exportColumns = (tab: QueueTab): readonly ExportColumn[] => [
  ...plainColumns('name', 'sku', 'seller', 'category', 'price'),
  { source: 'discount', column: 'price' },
  { source: 'stock' },
  ...hiddenAtFirst(
    { source: 'weight_gram', figure: FigureField },
    { source: 'condition', words: 'conditions' },
    { source: 'min_order', figure: FigureField },
  ),
  exportedQueueColumn(tab, 'sold', 'other tabs'),
  ...hiddenAtFirst({ source: 'rating' }),
  { ...exportedQueueColumn(tab, 'availability', 'other tabs'), words: 'states' },
  { source: 'status', words: 'states' },
  ...hiddenAtFirst({ source: 'reason' }),
  { ...exportedQueueColumn(tab, 'created_at', 'queue'), instant: true },
];
