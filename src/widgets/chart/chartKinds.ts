import { onDemand } from '../../onDemand/onDemand';
import type { ChartPoint } from './chartPoint';
import type { ChartHeads } from './ChartTable';

/** The chart library is big: it is downloaded with the first chart. */
export const chartKinds = {
  line: onDemand(() => import('./LineChart')),
  columns: onDemand(() => import('./ColumnChart')),
  bars: onDemand(() => import('./BarChart')),
};

/** The least height that so many bars need, and the height above which they look crude, in pixels. */
export const barsHeight = (bars: number) => ({ least: bars * 34 + 28, most: bars * 52 + 28 });

/** So few bars that they would leave half of a usual card empty: its card is as low as they are. */
export const areFew = (bars: number): boolean => bars <= 3;

/** The part of a react-query result that a card uses. */
export type CardQuery<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A chart, wherever it is shown: on screen (`ChartCard`) or on paper (`PaperChart`). */
export type Chart = {
  title: string;
  kind: keyof typeof chartKinds;
  query: CardQuery<readonly ChartPoint[]>;
  heads: ChartHeads;
  /** What a reader has to know of the values. */
  note?: string;
  /** Called with the key of the bar or the row that was chosen. */
  onChoose?: (key: string) => void;
};

/** The points, unless there is nothing to draw: none, or all of them 0. */
export const pointsToDraw = (points: readonly ChartPoint[] | undefined): readonly ChartPoint[] | undefined =>
  points?.some(({ value, count }) => value !== 0 || count !== 0) ? points : undefined;
