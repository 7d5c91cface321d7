import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RetryButton } from '../ui/Part';
import { barsHeight, type Chart, ChartFrame, ChartTable, Drawing, pointsToDraw } from './Chart';
import type { ChartPoint } from './points';
import './ChartCard.css';

const heightsOf = (kind: Chart['kind'], points: number) => {
  if (kind !== 'bars') return { minHeight: 240 };
  const { least, most } = barsHeight(points);
  return { minHeight: least, maxHeight: most };
};

/** The same array while the points are equal, so that the page can render without a new drawing. */
const useDrawnPoints = (data: Chart['query']['data']) => {
  const now = pointsToDraw(data);
  const [kept, keep] = useState(now);
  // As text, because a figure that cannot be read is NaN, which does not equal itself.
  if (JSON.stringify(now) === JSON.stringify(kept)) return kept;
  keep(now);
  return now;
};

type ChartCardProps = Chart & {
  /** 'h3' below the heading of a section. */
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
        {points ? (
          <>
            {note !== undefined && <p className="chart-card-note">{note}</p>}
            <ChartView {...chart} asTable={asTable} points={points} />
          </>
        ) : (
          <ChartState title={title} query={query} />
        )}
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
        style={heightsOf(kind, points.length)}
        isChoosable={onChoose !== undefined}
      >
        <Drawing
          kind={kind}
          fallback={<Wait title={title} />}
          points={points}
          valueHead={heads.value}
          beforeHead={heads.before}
          onChoose={onChoose}
        />
      </ChartFrame>
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
