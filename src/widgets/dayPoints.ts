import { daysOf, type DateRange } from '../rules/period';
import { writtenDate, writtenDay } from '../rules/writtenDate';
import type { ChartPoint } from './chartPoint';

/** What a server tells of one day; days without a sale are left out. */
type Day = { date: string; count: number; total: number };

/** One point for every day of `range`, 0 where nothing was sold; undefined while `days` is on its way. */
export const dayPoints = (range: DateRange, days: readonly Day[] | undefined): ChartPoint[] | undefined => {
  if (!days) return undefined;
  const byDate = new Map(days.map((day) => [day.date, day]));
  return daysOf(range).map((date) => ({
    key: date,
    label: writtenDate(date),
    short: writtenDay(date),
    value: byDate.get(date)?.total ?? 0,
    count: byDate.get(date)?.count ?? 0,
  }));
};
