import { useResourceContext, useTranslate } from 'ra-core';
import type { FieldChange, HistoryEntry } from '../../dataProvider/historyWire';
import { isPlainDate } from '../../format/plainDate';
import { writtenInstant } from '../../format/wibTime';
import { writtenDate } from '../../format/writtenDate';
import { Instant } from '../text/Instant';
import { StateBadge } from '../text/StateBadge';
import { useDoneWords } from '../text/useDoneWords';
import { useFieldLabel } from '../text/useFieldLabel';
import { ActorLink } from './ActorLink';
import './Timeline.css';

/** How an area words changes, where a field's label or a value as it is would not do; undefined where they do. */
export type ChangeWords = {
  label?: (field: string) => string | undefined;
  value?: (field: string, value: string) => string | undefined;
};

const written = (value: string): string =>
  (isPlainDate(value) ? writtenDate(value) : writtenInstant(value) || value) || '–';

type ChangesProps = { changes: readonly FieldChange[]; words: ChangeWords };

/** The fields that an edit changed, with their old and new values where the server sends both. */
const Changes = ({ changes, words }: ChangesProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (
    <ul className="timeline-changes">
      {changes.map(({ field: source, from, to }) => {
        const field = words.label?.(source) ?? fieldLabel(source);
        const valueOf = (value: string) => words.value?.(source, value) ?? written(value);
        return (
          <li key={source}>
            {from === undefined || to === undefined
              ? translate('widgets.record.timeline.changed', { field })
              : translate('widgets.record.timeline.change', { field, from: valueOf(from), to: valueOf(to) })}
          </li>
        );
      })}
    </ul>
  );
};

export type TimelineProps = { history: readonly HistoryEntry[]; changeWords?: ChangeWords };

/**
 * What happened to a record, newest first: the action (useDoneWords) and whom it was about, the state it led to, who, when and
 * why, and what an edit changed.
 */
export const Timeline = ({ history, changeWords = {} }: TimelineProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const doneWords = useDoneWords();
  if (history.length === 0)
    return <p className="timeline-empty">{translate('widgets.record.timeline.empty')}</p>;
  const wordsOf = ({ action, subject }: HistoryEntry): string => {
    const words = doneWords(resource, action);
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
            <Instant value={entry.at} /> {translate('widgets.record.timeline.by', { actor: '' })}
            <ActorLink id={entry.actor_id} name={entry.actor} />
          </p>
          {entry.changes && <Changes changes={entry.changes} words={changeWords} />}
          {entry.reason && <p>{translate('widgets.record.timeline.reason', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
};
