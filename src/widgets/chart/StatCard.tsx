import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { CardQuery } from './chartKinds';
import './StatCard.css';

type StatCardProps<T> = {
  label: string;
  query: CardQuery<T>;
  /** The figure as people read it. */
  value: (data: T) => ReactNode;
  /** Below the figure: how it compares, or what it means. */
  note?: ReactNode;
  /** A comparison will come as its note: the card leaves room for it, so that nothing below moves. */
  compared?: boolean;
  /** Something waits: the card is highlighted. */
  accent?: boolean;
};

/** One figure in a card, with its own waiting and error states. Cards are children of `<StatCards>`. */
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
      <dt>{label}</dt>
      {data !== undefined ? (
        <>
          <dd className="stat-card-value">{value(data)}</dd>
          {note && <dd className="stat-card-note">{note}</dd>}
        </>
      ) : error && !isFetching ? (
        <dd className="stat-card-note" role="alert">
          {translate('widgets.chart.failed', { title: label })}
          <button type="button" onClick={() => void refetch()}>
            {translate('widgets.feedback.retry')}
          </button>
        </dd>
      ) : (
        <dd>
          <div className="stat-card-wait" aria-hidden="true" />
          <span className="visually-hidden">{translate('widgets.chart.loading', { title: label })}</span>
        </dd>
      )}
    </div>
  );
};

/** The cards of a page, side by side as far as there is room. */
export const StatCards = ({ children }: { children: ReactNode }) => (
  <dl className="stat-cards">{children}</dl>
);
