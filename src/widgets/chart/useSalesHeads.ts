import { useTranslate } from 'ra-core';
import type { ChartHeads } from './ChartTable';

/** What sales are counted by. */
export type SalesColumn = 'date' | 'hour' | 'method' | 'store' | 'category';

/** Heads of the table behind a chart of sales. */
export const useSalesHeads = (): ((by: SalesColumn) => ChartHeads) => {
  const translate = useTranslate();
  return (by) => ({
    label: translate(`widgets.chart.sales.${by}`),
    count: translate('widgets.chart.sales.count'),
    value: translate('widgets.chart.sales.total'),
  });
};
