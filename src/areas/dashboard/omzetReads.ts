import {
  knownUntil,
  salesByMethod,
  salesDay,
  salesResource,
  salesTotals,
} from '../../dataProvider/salesFigures';
import { shownInteger } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { DateRange } from '../../domain/period';

/**
 * The fields of `GET report-transaction/summary` (assumption) that the home page reads. It has no other fields, so that a
 * host that omits one of those does not empty the page.
 */
const omzetSummary = z.object({ ...salesTotals, komisi: shownInteger, refund: shownInteger, ...knownUntil });

const queryOf = ({ from, to }: DateRange) => ({ filter: { time_gte: from, time_lte: to } });

/** Returns the read of the totals of a date range. */
export const summaryRead = (range: DateRange) => ({
  resource: salesResource,
  name: 'summary',
  schema: omzetSummary,
  query: queryOf(range),
});

const salesByDay = z.array(salesDay);

/** Returns the read of the omzet of each day of a date range. */
export const daysRead = (range: DateRange) => ({
  resource: salesResource,
  name: 'series',
  schema: salesByDay,
  query: queryOf(range),
});

/** Returns the read of the omzet by payment method in a date range. */
export const methodsRead = (range: DateRange) => ({
  resource: salesResource,
  name: 'methods',
  schema: salesByMethod,
  query: queryOf(range),
});
