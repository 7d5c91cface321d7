import { useResourceContext, useTranslate } from 'ra-core';
import type { FieldChange, HistoryEntry } from '../../dataProvider/history/historyWire';
import { isPlainDate } from '../../format/plainDate';
import { writtenInstant } from '../../format/wibTime';
import { writtenDate } from '../../format/writtenDate';
import { Instant } from '../text/Instant';
import { StateBadge } from '../text/StateBadge';
import { useDoneWords } from '../text/useDoneWords';
import { useFieldLabel } from '../text/useFieldLabel';
import { useResourceWords } from '../text/useResourceWords';
import { ActorLink } from './ActorLink';
import './Timeline.css';

/** An area's own texts for changes. A function returns undefined to use the field's label or the plain value. */
export type ChangeWords = {
  label?: (field: string) => string | undefined;
  value?: (field: string, value: string) => string | undefined;
};

const written = (value: string): string =>
  (isPlainDate(value) ? writtenDate(value) : writtenInstant(value) || value) || '–';

type ChangesProps = {
  changes: readonly FieldChange[];
  changeWords?: ChangeWords;
  /** Maps a field with coded values to the key of their texts in the resource's messages: `{ position: 'positions' }`. */
  codes?: Readonly<Record<string, string>>;
};

/** The fields that an edit changed, with old and new values if the server sends both. */
const Changes = ({ changes, changeWords = {}, codes = {} }: ChangesProps) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const codeWords = (field: string, code: string): string | undefined =>
    Object.hasOwn(codes, field) && code !== '' ? words(`${codes[field]}.${code}`, { _: code }) : undefined;
  return (
    <ul className="timeline-changes">
      {changes.map(({ field: source, from, to }) => {
        const field = changeWords.label?.(source) ?? fieldLabel(source);
        const valueOf = (value: string) =>
          changeWords.value?.(source, value) ?? codeWords(source, value) ?? written(value);
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

export type TimelineProps = Omit<ChangesProps, 'changes'> & { history: readonly HistoryEntry[] };

/**
 * The history of a record, newest entry first. An entry shows the action (useDoneWords) and its subject, the new state, time,
 * actor, changed fields and reason.
 */
export const Timeline = ({ history, ...changeProps }: TimelineProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const doneWords = useDoneWords();
  if (history.length === 0)
    return <p className="timeline-empty">{translate('widgets.record.timeline.empty')}</p>;
  const wordsOf = ({ action, subject }: HistoryEntry): string => {
    const words = doneWords(resource, action);
    return subject ? translate('widgets.record.timeline.subject', { action: words, subject }) : words;
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
            <Instant value={entry.at} /> {translate('widgets.record.timeline.by')}{' '}
            <ActorLink id={entry.actor_id} name={entry.actor} />
          </p>
          {entry.changes && <Changes changes={entry.changes} {...changeProps} />}
          {entry.reason && <p>{translate('widgets.record.timeline.reason', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
};
