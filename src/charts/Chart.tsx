import { useTranslate } from 'ra-core';
import type { CSSProperties, ReactNode } from 'react';
import { groupedFigures, rupiah } from '../domain/format/rupiah';
import { onDemand } from '../ui/onDemand/onDemand';
import { barHeight, type ChartPoint } from './points';
import './Chart.css';

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

/** The column headers: the label, the number of transactions, the rupiah, and the rupiah of the earlier period. */
type ChartHeads = { label: string; count: string; value: string; before?: string };

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

/** The legend below a chart that compares two periods; renders nothing for other charts. */
const ChartKey = ({ kind, heads }: Pick<Chart, 'kind' | 'heads'>) =>
  heads.before !== undefined && (
    <p className={`chart-key flow is-${kind}`}>
      <span>{heads.value}</span> <span>{heads.before}</span>
    </p>
  );

type ChartFrameProps = Pick<Chart, 'kind' | 'heads'> & {
  children: ReactNode;
  style?: CSSProperties;
  /** True if a click on a value filters. */
  isChoosable?: boolean;
  /** True in print: the frame takes the size of the drawing. */
  onPaper?: boolean;
};

/** A drawn chart with its legend, hidden from screen readers, which read its table. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { kind, heads, children, style, isChoosable = false, onPaper = false } = props;
  const classes = ['chart', isChoosable && 'is-choosable', onPaper && 'is-on-paper'];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style} aria-hidden="true">
      <div>{children}</div>
      <ChartKey kind={kind} heads={heads} />
    </div>
  );
};

type ChartTableProps = {
  title: string;
  points: readonly ChartPoint[];
  heads: ChartHeads;
  /** Called with the key of a chosen row; rows cannot be chosen if it is undefined. */
  onChoose?: ((key: string) => void) | undefined;
};

export const ChartTable = ({ title, points, heads, onChoose }: ChartTableProps) => {
  const translate = useTranslate();
  return (
    <table className="chart-table small-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{heads.label}</th>
          <th scope="col">{heads.count}</th>
          <th scope="col">{heads.value}</th>
          {heads.before !== undefined && <th scope="col">{heads.before}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, count, value, before }) => (
          <tr key={key}>
            <th scope="row">
              {onChoose ? (
                <button type="button" className="ring-close" onClick={() => onChoose(key)}>
                  <span>{label}</span> <span className="visually-hidden">{translate('charts.choose')}</span>
                </button>
              ) : (
                label
              )}
            </th>
            <td>{groupedFigures(count)}</td>
            <td>{rupiah(value)}</td>
            {heads.before !== undefined && <td>{before === undefined ? '–' : rupiah(before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The dimension by which sales are grouped. */
export type SalesColumn = 'date' | 'hour' | 'method' | 'store' | 'category';

export const useSalesHeads = (): ((by: SalesColumn) => ChartHeads) => {
  const translate = useTranslate();
  return (by) => ({
    label: translate(`charts.sales.${by}`),
    count: translate('charts.sales.count'),
    value: translate('charts.sales.total'),
  });
};
