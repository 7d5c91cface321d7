import { useTranslate } from 'ra-core';
import { type ComponentProps, type CSSProperties, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { groupedFigures, rupiah } from '../domain/format/rupiah';
import { onDemand } from '../ui/onDemand/onDemand';
import { BrokenPart, RetryButton } from '../ui/Part';
import { barHeight, type ChartHeads, type ChartKind, type ChartPoint, type ChartProps } from './points';
import './Chart.css';
import './ChartCard.css';

const Drawing = onDemand(() => import('./Drawing'));

export const barsHeight = (bars: number) => ({ minHeight: bars * barHeight + 28, maxHeight: bars * 52 + 28 });

export type CardQuery<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

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

type ChartFrameProps = ComponentProps<typeof Drawing> & { style?: CSSProperties };

/** Hidden from screen readers, which read its table. On paper, it takes the size of the drawing. */
export const ChartFrame = ({ style, ...drawing }: ChartFrameProps) => {
  const { kind, heads, onChoose, size } = drawing;
  const classes = ['chart', onChoose && 'is-choosable', size && 'is-on-paper'];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style} aria-hidden="true">
      <div>
        <Drawing {...drawing} />
      </div>
      {heads.before !== undefined && (
        <p className={`chart-key flow is-${kind}`}>
          <span>{heads.value}</span> <span>{heads.before}</span>
        </p>
      )}
    </div>
  );
};

type ChartTableProps = Pick<ChartProps, 'points' | 'heads' | 'onChoose'> & { title: string };

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

/** The same array while the points are equal, so that a drawing that failed is not tried again with each rendering. */
const useDrawnPoints = (data: Chart['query']['data']) => {
  const now = pointsToDraw(data);
  const [kept, keep] = useState(now);
  // As text, because a figure that cannot be read is NaN, which does not equal itself.
  if (JSON.stringify(now) === JSON.stringify(kept)) return kept;
  keep(now);
  return now;
};

type ChartCardProps = Chart & {
  heading?: 'h2' | 'h3';
};

/** Its table of values is always there for screen readers, and instead of a drawing that fails. */
export const ChartCard = ({ heading: Heading = 'h2', query, ...chart }: ChartCardProps) => {
  const { title, kind, note } = chart;
  const translate = useTranslate();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const points = useDrawnPoints(query.data);
  // So few bars would fill less than half of a usual card.
  const isLow = kind === 'bars' && points !== undefined && points.length <= 3;
  return (
    <section
      className={isLow ? 'chart-card card column is-low' : 'chart-card card column'}
      aria-labelledby={titleId}
      aria-busy={query.isFetching}
    >
      <div className="chart-card-head row flow ends">
        <Heading id={titleId}>{title}</Heading>
        {points && (
          <button
            type="button"
            className="chart-card-toggle text-tool ring-inside not-printed"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {translate('charts.asTable')}
          </button>
        )}
      </div>
      <div className="chart-card-body column">
        <ErrorBoundary FallbackComponent={BrokenPart} resetKeys={[points]}>
          {points ? (
            <>
              {note !== undefined && <p className="chart-card-note">{note}</p>}
              <ChartView {...chart} asTable={asTable} points={points} />
            </>
          ) : (
            <ChartState title={title} query={query} />
          )}
        </ErrorBoundary>
      </div>
    </section>
  );
};

type ChartViewProps = Omit<Chart, 'query'> & {
  points: readonly ChartPoint[];
  asTable: boolean;
};

const ChartView = ({ title, kind, heads, asTable, points, onChoose }: ChartViewProps) => {
  const translate = useTranslate();
  const table = <ChartTable title={title} points={points} heads={heads} onChoose={onChoose} />;
  if (asTable) {
    return (
      <div
        className="chart-table-region ring-inside"
        role="region"
        aria-label={translate('charts.table', { title })}
        tabIndex={0}
      >
        {table}
      </div>
    );
  }
  return (
    <ErrorBoundary
      resetKeys={[points]}
      fallback={
        <>
          <p className="chart-card-note">{translate('charts.notDrawn')}</p>
          {table}
        </>
      }
    >
      <ChartFrame
        kind={kind}
        heads={heads}
        points={points}
        onChoose={onChoose}
        fallback={<Wait title={title} />}
        style={kind === 'bars' ? barsHeight(points.length) : { minHeight: 240 }}
      />
      <div className="visually-hidden">
        <ChartTable title={title} points={points} heads={heads} />
      </div>
    </ErrorBoundary>
  );
};

const Wait = ({ title }: { title: string }) => {
  const translate = useTranslate();
  return (
    <div className="chart-card-state column hint is-waiting">
      <span className="visually-hidden" role="status">
        {translate('charts.loading', { title })}
      </span>
    </div>
  );
};

const ChartState = ({ title, query }: Pick<Chart, 'title' | 'query'>) => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = query;
  if (!data && (isFetching || !error)) return <Wait title={title} />;
  if (data) return <p className="chart-card-state column hint">{translate('charts.empty')}</p>;
  return (
    <div className="chart-card-state column hint" role="alert">
      <p>{translate('charts.failed', { title })}</p>
      <p>{translate(error?.message ?? '', { _: error?.message })}</p>
      <RetryButton color="inherit" onRetry={refetch} />
    </div>
  );
};
