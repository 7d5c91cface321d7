import { useTranslate } from 'ra-core';
import { ErrorBoundary } from 'react-error-boundary';
import { ChartFrame } from '../../charts/ChartFrame';
import { barsHeight, type Chart, chartKinds, pointsToDraw } from '../../charts/chartKinds';
import type { ChartSize } from '../../charts/chartPoint';
import { ChartTable } from '../../charts/ChartTable';
import './PaperChart.css';

/**
 * A printed chart (PrintSheet). Its size does not depend on the screen, and is lower for few bars. Falls back to a table if
 * the chart cannot be drawn.
 */
export const PaperChart = ({ title, kind, query, heads, note, size }: Chart & { size: ChartSize }) => {
  const translate = useTranslate();
  const Drawing = chartKinds[kind];
  const points = pointsToDraw(query.data);
  const most = kind === 'bars' ? barsHeight(points?.length ?? 0).most : size.height;
  const table = <ChartTable title={title} points={points ?? []} heads={heads} />;
  return (
    <figure className="paper-chart">
      <figcaption>
        <span>{title}</span>
        {note !== undefined && <small>{note}</small>}
      </figcaption>
      {points ? (
        <ErrorBoundary fallback={table}>
          <ChartFrame kind={kind} heads={heads} onPaper>
            <Drawing
              fallback={table}
              points={points}
              valueHead={heads.value}
              beforeHead={heads.before}
              size={{ ...size, height: Math.min(size.height, most) }}
            />
          </ChartFrame>
        </ErrorBoundary>
      ) : (
        <p>{translate(query.data ? 'charts.empty' : 'charts.failed', { title })}</p>
      )}
    </figure>
  );
};
