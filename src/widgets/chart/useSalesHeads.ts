import { useTranslate } from 'ra-core';
import type { ChartHeads } from './ChartTable';

/** The dimension by which sales are grouped. */
export type SalesColumn = 'date' | 'hour' | 'method' | 'store' | 'category';

/** Returns the column headers of a table of sales. */
export const useSalesHeads = (): ((by: SalesColumn) => ChartHeads) => {
  const translate = useTranslate();
  return (by) => ({
    label: translate(`widgets.chart.sales.${by}`),
    count: translate('widgets.chart.sales.count'),
    value: translate('widgets.chart.sales.total'),
  });
};
