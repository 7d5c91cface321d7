import { type DateRange, daysOf } from '../../domain/period';
import { writtenDate, writtenDay } from '../../format/writtenDate';
import type { ChartPoint } from './chartPoint';

/** The figures of one day; the server leaves out days without a sale. */
type Day = { date: string; count: number; total: number };

/** One point for every day of `range`, 0 where nothing was sold, none without a range; undefined while `days` is on its way. */
export const dayPoints = (
  range: DateRange | null,
  days: readonly Day[] | undefined,
): ChartPoint[] | undefined => {
  if (!days) return undefined;
  if (!range) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return daysOf(range).map((date) => ({
    key: date,
    label: writtenDate(date),
    short: writtenDay(date),
    value: byDate.get(date)?.total ?? 0,
    count: byDate.get(date)?.count ?? 0,
  }));
};

/** The figures of one hour in WIB, 0 to 23; the server leaves out hours without a sale. */
type Hour = { hour: number; count: number; total: number };

/** One point for every hour of a day until `last`, 0 where nothing was sold. */
export const hourPoints = (hours: readonly Hour[], last: number): ChartPoint[] => {
  const byHour = new Map(hours.map((hour) => [hour.hour, hour]));
  return Array.from({ length: last + 1 }, (_, hour) => {
    const short = String(hour).padStart(2, '0');
    return {
      key: short,
      label: `${short}.00–${short}.59`,
      short,
      value: byHour.get(hour)?.total ?? 0,
      count: byHour.get(hour)?.count ?? 0,
    };
  });
};

/** What a server sends of one payment method. */
type Method = { method: string; count: number; total: number };

/** One point for every method that was used, called by its name. */
export const methodPoints = (
  methods: readonly Method[] | undefined,
  nameOf: (method: string) => string,
): ChartPoint[] | undefined =>
  methods?.map(({ method, count, total }) => ({
    key: method,
    label: nameOf(method),
    value: total,
    count,
  }));
