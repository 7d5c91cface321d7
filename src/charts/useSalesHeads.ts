import { useTranslate } from 'ra-core';
import type { ChartHeads } from './ChartTable';

/** The dimension by which sales are grouped. */
export type SalesColumn = 'date' | 'hour' | 'method' | 'store' | 'category';

/** Returns the column headers of a table of sales. */
export const useSalesHeads = (): ((by: SalesColumn) => ChartHeads) => {
  const translate = useTranslate();
  return (by) => ({
    label: translate(`charts.sales.${by}`),
    count: translate('charts.sales.count'),
    value: translate('charts.sales.total'),
  });
};
