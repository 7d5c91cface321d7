import { useResourceContext, useTranslate } from 'ra-core';
import type { FieldChange, HistoryEntry } from '../../dataProvider/historyWire';
import { isPlainDate } from '../../format/plainDate';
import { writtenDate } from '../../format/writtenDate';
import { Instant } from '../text/Instant';
import { StateBadge } from '../text/StateBadge';
import { useFieldLabel } from '../text/useFieldLabel';
import './Timeline.css';

const written = (value: string): string => (isPlainDate(value) ? writtenDate(value) : value) || '–';

/** The fields that an edit changed, with their old and new values where the server sends both. */
const Changes = ({ changes }: { changes: readonly FieldChange[] }) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (
    <ul className="timeline-changes">
      {changes.map(({ field: source, from, to }) => {
        const field = fieldLabel(source);
        return (
          <li key={source}>
            {from === undefined || to === undefined
              ? translate('widgets.record.timeline.changed', { field })
              : translate('widgets.record.timeline.change', { field, from: written(from), to: written(to) })}
          </li>
        );
      })}
    </ul>
  );
};

/**
 * What happened to a record, newest first: the action (`resources.<resource>.actions.<action>.label`, or `.past` where
 * an area words it so) and whom it was about, the state it led to, who, when and why, and what an edit changed.
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
          {entry.changes && <Changes changes={entry.changes} />}
          {entry.reason && <p>{translate('widgets.record.timeline.reason', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
};
