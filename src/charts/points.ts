import { writtenDate, writtenDay } from '../domain/format/plainDate';
import { type DateRange, daysOf } from '../domain/period';

export type ChartPoint = {
  /** The id of the point, unique in the chart. */
  key: string;
  label: string;
  /** A shorter label for the axis; defaults to `label`. */
  short?: string;
  /** A longer label for the tooltip; defaults to `label`. */
  full?: string;
  /** In rupiah. */
  value: number;
  /** The value of the earlier period, in rupiah. */
  before?: number | undefined;
  /** What the earlier value belongs to, such as its day. */
  beforeLabel?: string | undefined;
  /** The number of transactions. */
  count: number;
};

/** The size of a chart, in pixels. */
export type ChartSize = { width: number; height: number };

export type ChartProps = {
  points: readonly ChartPoint[];
  /** The name of the values. */
  valueHead: string;
  /** The name of the earlier values; undefined if the chart compares nothing. */
  beforeHead?: string | undefined;
  onChoose?: ((key: string) => void) | undefined;
  /** Defaults to the size of the parent element. */
  size?: ChartSize | undefined;
};

/** The height of a bar with its label of two lines, in pixels. */
export const barHeight = 34;

/** The figures of one day; the server leaves out days without a sale. */
type Day = { date: string; count: number; total: number };

/** Returns one point per day of `range`, 0 for a day without a sale; an empty array without a range; undefined while loading. */
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

/** Returns one point per hour from 0 to `last`, 0 for an hour without a sale. */
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

/** Returns one point per row of sales, named by `nameOf`; undefined while loading. */
export const salesPoints = <Row extends { count: number; total: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => Pick<ChartPoint, 'key' | 'label' | 'short'>,
): ChartPoint[] | undefined => rows?.map((row) => ({ ...nameOf(row), value: row.total, count: row.count }));
