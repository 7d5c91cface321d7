import { useTranslate } from 'ra-core';
import type { CSSProperties, ReactNode } from 'react';
import { groupedFigures, rupiah } from '../domain/format/rupiah';
import { onDemand } from '../ui/onDemand/onDemand';
import { barHeight, type ChartKind, type ChartPoint } from './points';
import './Chart.css';

export const Drawing = onDemand(() => import('./Drawing'));

export const barsHeight = (bars: number) => ({ least: bars * barHeight + 28, most: bars * 52 + 28 });

export type CardQuery<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type ChartHeads = { label: string; count: string; value: string; before?: string };

export type Chart = {
  title: string;
  kind: ChartKind;
  query: CardQuery<readonly ChartPoint[]>;
  heads: ChartHeads;
  note?: string;
  onChoose?: (key: string) => void;
};

/** Undefined if there are none or all of them are 0. */
export const pointsToDraw = (points: readonly ChartPoint[] | undefined): readonly ChartPoint[] | undefined =>
  points?.some(({ value, count }) => value !== 0 || count !== 0) ? points : undefined;

const ChartKey = ({ kind, heads }: Pick<Chart, 'kind' | 'heads'>) =>
  heads.before !== undefined && (
    <p className={`chart-key flow is-${kind}`}>
      <span>{heads.value}</span> <span>{heads.before}</span>
    </p>
  );

type ChartFrameProps = Pick<Chart, 'kind' | 'heads'> & {
  children: ReactNode;
  style?: CSSProperties;
  isChoosable?: boolean;
  /** The frame then takes the size of the drawing. */
  onPaper?: boolean;
};

/** Hidden from screen readers, which read its table. */
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

export type SalesColumn = 'date' | 'hour' | 'method' | 'store' | 'category';

export const useSalesHeads = (): ((by: SalesColumn) => ChartHeads) => {
  const translate = useTranslate();
  return (by) => ({
    label: translate(`charts.sales.${by}`),
    count: translate('charts.sales.count'),
    value: translate('charts.sales.total'),
  });
};
