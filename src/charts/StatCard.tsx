import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Ornament } from '../ui/Ornament';
import type { CardQuery } from './chartKinds';
import './StatCard.css';

type StatCardProps<T> = {
  label: string;
  query: CardQuery<T>;
  value: (data: T) => ReactNode;
  /** A comparison or an explanation below the figure. */
  note?: ReactNode;
  /** True if `note` will be a comparison: the card reserves its height, so that nothing below moves. */
  compared?: boolean;
  /** Highlights the card because something waits for a decision. */
  accent?: boolean;
};

/** A card with one figure and its own loading and error states. A child of `<StatCards>`. */
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
      className={`stat-card${accent ? ' is-accent' : ''}${compared ? ' is-compared' : ''}`}
      aria-busy={isFetching}
    >
      <dt className="hint">{label}</dt>
      {data !== undefined ? (
        <>
          <dd className="stat-card-value">{value(data)}</dd>
          {note && (
            <dd className="stat-card-note">
              <Ornament>{typeof note === 'string' ? <span>{note}</span> : note}</Ornament>
            </dd>
          )}
        </>
      ) : error && !isFetching ? (
        <dd className="stat-card-note">
          {/* A dd with another role would no longer belong to its dt, so the role is on a span. */}
          <span className="stat-card-failed" role="alert">
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

type StatCardsProps = {
  /** True in print: the cards share one line. */
  onPaper?: boolean;
  children: ReactNode;
};

/** A wrapping row of stat cards. */
export const StatCards = ({ onPaper = false, children }: StatCardsProps) => (
  <dl className={onPaper ? 'stat-cards is-on-paper' : 'stat-cards'}>{children}</dl>
);
