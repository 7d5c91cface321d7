import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { changeOf } from '../domain/format/rupiah';
import { lineIcon } from '../ui/lineIcon';
import { Optional } from '../ui/Part';
import type { CardQuery } from './ChartCard';
import './StatCard.css';

type ChangeProps = {
  now: number;
  before: number | null;
  period: string;
  increaseIs?: 'good' | 'bad';
};

const arrows = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5' };

const percentOf = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

export const Change = ({ now, before, period, increaseIs = 'good' }: ChangeProps) => {
  const translate = useTranslate();
  const { direction, percent } = changeOf(now, before ?? 0);
  if (before === null || direction === 'new')
    return <span>{translate('charts.change.new', { period })}</span>;
  const isGood = (direction === 'up') === (increaseIs === 'good');
  const tone = direction === 'same' ? '' : isGood ? ' is-good' : ' is-bad';
  return (
    <>
      <span className={`change row${tone}`}>
        {direction !== 'same' && lineIcon(arrows[direction], 12, { width: 12, height: 12 })}
        <span>{translate(`charts.change.${direction}`, { percent: percentOf.format(percent) })}</span>
      </span>{' '}
      <span>{translate('charts.change.against', { period })}</span>
    </>
  );
};

type StatCardProps<T> = {
  label: string;
  query: CardQuery<T>;
  value: (data: T) => ReactNode;
  note?: ReactNode;
  /** True if `note` will be a comparison: the card reserves its height, so that nothing below moves. */
  compared?: boolean;
  accent?: boolean;
};

/** A component, so that a figure that cannot be written fails inside its boundary. */
const Figure = <T,>({ data, value }: { data: T; value: (data: T) => ReactNode }) => value(data);

/** A child of `<StatCards>`. */
export const StatCard = <T,>({
  label,
  query,
  value,
  note,
  compared = false,
  accent = false,
}: StatCardProps<T>) => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = query;
  return (
    <div
      className={`stat-card card column${accent ? ' is-accent' : ''}${compared ? ' is-compared' : ''}`}
      aria-busy={isFetching}
    >
      <dt className="hint">{label}</dt>
      {data !== undefined ? (
        <>
          <dd className="stat-card-value">
            <ErrorBoundary fallback="–" resetKeys={[data]}>
              <Figure data={data} value={value} />
            </ErrorBoundary>
          </dd>
          {note && (
            <dd className="stat-card-note row flow">
              <Optional>{typeof note === 'string' ? <span>{note}</span> : note}</Optional>
            </dd>
          )}
        </>
      ) : error && !isFetching ? (
        <dd className="stat-card-note row flow">
          {/* A dd with another role would no longer belong to its dt, so the role is on a span. */}
          <span className="stat-card-failed row flow" role="alert">
            <span>{translate('charts.failed', { title: label })}</span>
            <button type="button" onClick={() => void refetch()}>
              {translate('ui.retry')}
            </button>
          </span>
        </dd>
      ) : (
        <dd>
          <div className="stat-card-wait" aria-hidden="true" />
          <span className="visually-hidden">{translate('charts.loading', { title: label })}</span>
        </dd>
      )}
    </div>
  );
};

/** On paper, the cards share one line. */
export const StatCards = ({ onPaper = false, children }: { onPaper?: boolean; children: ReactNode }) => (
  <dl className={onPaper ? 'stat-cards flow is-on-paper' : 'stat-cards flow'}>{children}</dl>
);
