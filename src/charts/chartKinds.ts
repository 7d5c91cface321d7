import { onDemand } from '../ui/onDemand/onDemand';
import { barHeight, type ChartPoint } from './chartPoint';
import type { ChartHeads } from './ChartTable';

/** The charts by kind. Loaded on demand, because the chart library is large. */
export const chartKinds = {
  line: onDemand(() => import('./LineChart')),
  columns: onDemand(() => import('./ColumnChart')),
  bars: onDemand(() => import('./BarChart')),
};

/** Returns the minimum and the maximum height of a chart with this number of bars, in pixels. */
export const barsHeight = (bars: number) => ({ least: bars * barHeight + 28, most: bars * 52 + 28 });

/** Returns true if the bars would fill less than half of a usual card: their card is then lower. */
export const areFew = (bars: number): boolean => bars <= 3;

/** The part of a react-query result that a card uses. */
export type CardQuery<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A chart on screen (`ChartCard`) or on paper (`PaperChart`). */
export type Chart = {
  title: string;
  kind: keyof typeof chartKinds;
  query: CardQuery<readonly ChartPoint[]>;
  heads: ChartHeads;
  /** A sentence above the chart that explains its values. */
  note?: string;
  /** Called with the key of the bar or table row that the user clicks. */
  onChoose?: (key: string) => void;
};

/** Returns the points, or undefined if there are none or all of them are 0. */
export const pointsToDraw = (points: readonly ChartPoint[] | undefined): readonly ChartPoint[] | undefined =>
  points?.some(({ value, count }) => value !== 0 || count !== 0) ? points : undefined;
