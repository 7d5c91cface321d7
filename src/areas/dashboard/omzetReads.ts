import { knownUntil, salesByMethod, salesDay, salesResource, share } from '../../dataProvider/salesFigures';
import { shownInteger } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { DateRange } from '../../domain/period';
import { addDays } from '../../format/plainDate';

/**
 * What the home page reads of `GET report-transaction/summary` (assumption): the fields it shows and no more, so that a host
 * that lacks another one does not empty the page.
 */
const omzetSummary = z.object({ ...share, komisi: shownInteger, refund: shownInteger, ...knownUntil });

const queryOf = ({ from, to }: DateRange) => ({ filter: { time_gte: from, time_lte: to } });

/** The figures of some days. */
export const summaryOf = (range: DateRange) => ({
  resource: salesResource,
  name: 'summary',
  schema: omzetSummary,
  query: queryOf(range),
});

/** The days of the charts. */
export const monthUntil = (today: string): DateRange => ({ from: addDays(today, -29), to: today });

const salesByDay = z.array(salesDay);

export const daysOf = (range: DateRange) => ({
  resource: salesResource,
  name: 'series',
  schema: salesByDay,
  query: queryOf(range),
});

export const methodsOf = (range: DateRange) => ({
  resource: salesResource,
  name: 'methods',
  schema: salesByMethod,
  query: queryOf(range),
});
