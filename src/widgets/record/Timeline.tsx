import { useResourceContext, useTranslate } from 'ra-core';
import type { HistoryEntry } from '../../dataProvider/wire';
import { Instant } from '../text/Instant';
import { StateBadge } from '../text/StateBadge';
import './Timeline.css';

/**
 * What happened to a record, newest first: the action (`resources.<resource>.actions.<action>.label`, or `.past` where
 * an area words it so) and whom it was about, the state it led to, who, when and why.
 */
export const Timeline = ({ history }: { history: readonly HistoryEntry[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  if (history.length === 0)
    return <p className="timeline-empty">{translate('widgets.record.timeline.empty')}</p>;
  const wordsOf = ({ action, subject }: HistoryEntry): string => {
    const key = `resources.${resource}.actions.${action}`;
    const words = translate(`${key}.past`, { _: translate(`${key}.label`, { _: action }) });
    return subject === undefined
      ? words
      : translate('widgets.record.timeline.subject', { action: words, subject });
  };
  return (
    <ol className="timeline">
      {history.toReversed().map((entry, index) => (
        <li key={history.length - index}>
          <p className="timeline-what">
            <strong>{wordsOf(entry)}</strong>
            {entry.to !== entry.from && <StateBadge state={entry.to} />}
          </p>
          <p className="timeline-who">
            <Instant value={entry.at} /> {translate('widgets.record.timeline.by', { actor: entry.actor })}
          </p>
          {entry.reason && <p>{translate('widgets.record.timeline.reason', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
};
