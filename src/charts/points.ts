import type { UseQueryResult } from '@tanstack/react-query';
import { writtenDate, writtenDay } from '../domain/format/plainDate';
import { type DateRange, daysOf } from '../domain/period';

export type ChartPoint = {
  key: string;
  label: string;
  /** For the axis; defaults to `label`. */
  short?: string;
  /** For the tooltip; defaults to `label`. */
  full?: string;
  /** In rupiah. */
  value: number;
  /** Of the earlier period, in rupiah. */
  before?: number | undefined;
  /** What the earlier value belongs to, such as its day. */
  beforeLabel?: string | undefined;
  /** Of transactions. */
  count: number;
};

/** In pixels. */
export type ChartSize = { width: number; height: number };

export type ChartKind = 'line' | 'columns' | 'bars';

/** `before` is undefined if the chart compares nothing. */
export type ChartHeads = { label: string; count: string; value: string; before?: string };

export type ChartProps = {
  kind: ChartKind;
  points: readonly ChartPoint[];
  heads: ChartHeads;
  onChoose?: ((key: string) => void) | undefined;
  /** Defaults to the size of the parent element. */
  size?: ChartSize;
};

/** With its label of two lines, in pixels. */
export const barHeight = 34;

type Sales = { count: number; total: number };

type PointNames = Pick<ChartPoint, 'key' | 'label' | 'short'>;

/** 0 where the server leaves out a day or an hour without a sale. */
const pointOf = (names: PointNames, sales: Sales | undefined): ChartPoint => ({
  ...names,
  value: sales?.total ?? 0,
  count: sales?.count ?? 0,
});

/** Empty without a range. */
export const dayPoints = (
  range: DateRange | null,
  days: readonly ({ date: string } & Sales)[] | undefined,
): ChartPoint[] | undefined => {
  if (!days) return undefined;
  if (!range) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return daysOf(range).map((date) =>
    pointOf({ key: date, label: writtenDate(date), short: writtenDay(date) }, byDate.get(date)),
  );
};

/** In WIB, 0 to 23. */
export const hourPoints = (hours: readonly ({ hour: number } & Sales)[], last: number): ChartPoint[] => {
  const byHour = new Map(hours.map((hour) => [hour.hour, hour]));
  return Array.from({ length: last + 1 }, (_, hour) => {
    const short = String(hour).padStart(2, '0');
    return pointOf({ key: short, label: `${short}.00–${short}.59`, short }, byHour.get(hour));
  });
};

/** A query of sales, with a point for each row instead of the rows. */
export const salesQuery = <Row extends Sales>(
  query: UseQueryResult<readonly Row[]>,
  nameOf: (row: Row) => PointNames,
) => ({
  ...query,
  data: query.data?.map((row) => pointOf(nameOf(row), row)),
});
