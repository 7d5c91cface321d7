import { useResourceContext, useTranslate } from 'ra-core';
import type { FieldChange, HistoryEntry } from '../dataProvider/history/historyWire';
import { FullWidth, ResourceSection } from '../ui/Section';
import { Instant, StateBadge } from '../ui/text/texts';
import { type FieldCodes, useDoneWords, useFieldLabel, useValueText } from '../ui/text/words';
import { ActorLink } from './RecordLink';
import './record.css';

/** An area's own texts; undefined for the field's label or the plain value. */
export type ChangeWords = {
  label?: (field: string) => string | undefined;
  value?: (field: string, value: string) => string | undefined;
};

type ChangesProps = {
  changes: readonly FieldChange[];
  changeWords?: ChangeWords;
  codes?: FieldCodes;
};

const Changes = ({ changes, changeWords = {}, codes }: ChangesProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const valueText = useValueText(codes);
  return (
    <ul className="timeline-changes">
      {changes.map(({ field: source, from, to }) => {
        const field = changeWords.label?.(source) ?? fieldLabel(source);
        const valueOf = (value: string) =>
          changeWords.value?.(source, value) ?? (valueText(source, value) || '–');
        return (
          <li key={source}>
            {from === undefined || to === undefined
              ? translate('record.timeline.changed', { field })
              : translate('record.timeline.change', { field, from: valueOf(from), to: valueOf(to) })}
          </li>
        );
      })}
    </ul>
  );
};

export type TimelineProps = Omit<ChangesProps, 'changes'> & { history: readonly HistoryEntry[] };

export const Timeline = ({ history, ...changeProps }: TimelineProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const doneWords = useDoneWords();
  if (history.length === 0)
    return <p className="timeline-empty hint">{translate('record.timeline.empty')}</p>;
  const wordsOf = ({ action, subject }: HistoryEntry): string => {
    const words = doneWords(resource, action);
    return subject ? translate('record.timeline.subject', { action: words, subject }) : words;
  };
  return (
    <ol className="timeline">
      {history.toReversed().map((entry, index) => (
        <li key={history.length - index}>
          <p className="timeline-what row flow">
            <strong>{wordsOf(entry)}</strong>
            {entry.to !== entry.from && <StateBadge state={entry.to} />}
          </p>
          <p className="hint">
            <Instant value={entry.at} /> <span>{translate('record.timeline.by')}</span>{' '}
            <ActorLink id={entry.actor_id} name={entry.actor} />
          </p>
          {entry.changes && <Changes changes={entry.changes} {...changeProps} />}
          {entry.reason && <p>{translate('record.timeline.reason', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
};

export const RecordHistory = (props: TimelineProps) => (
  <ResourceSection section="history">
    <FullWidth>
      <Timeline {...props} />
    </FullWidth>
  </ResourceSection>
);
