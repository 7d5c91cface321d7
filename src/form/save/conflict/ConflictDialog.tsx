import { type RaRecord, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { conflict as messages } from '../../../../i18n/form/save/conflict';
import type { RecordVersion } from '../../../dataProvider/recordVersion';
import { isMasked } from '../../../domain/format/mask';
import { writtenInstant } from '../../../domain/format/wibTime';
import { type FieldGroup, isSame } from '../../../domain/threeWay';
import { ConfirmDialog } from '../../../ui/Dialog';
import { useFieldLabel, useOwnWords, useValueText } from '../../../ui/text/words';
import { useQuestion } from '../../../ui/useQuestion';
import { Photo } from '../../photo/Photo';
import type { FormMerge, MergeRules, ShownField } from '../merging';
import './ConflictDialog.css';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPicture = (value: unknown): value is { image: Blob | string } =>
  isObject(value) && (typeof value.image === 'string' || value.image instanceof Blob);

const isNamed = (value: unknown): value is { name: string } =>
  isObject(value) && typeof value.name === 'string';

export const ShownValue = ({ field, values, codes }: Omit<ShownField, 'record'>) => {
  const translate = useTranslate();
  const words = useOwnWords(messages);
  const fieldLabel = useFieldLabel();
  const valueText = useValueText(codes);
  const value = values[field];
  if (isPicture(value))
    return <Photo picture={value.image} alt={fieldLabel(field)} className="conflict-photo frame" />;
  if (isNamed(value)) return <span>{value.name}</span>;
  if (typeof value === 'boolean')
    return <span>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</span>;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return <span>{text === '' ? words('empty') : valueText(field, text)}</span>;
};

type Conflict = {
  rules: MergeRules;
  merge: FormMerge;
  record: RaRecord;
  version: RecordVersion | undefined;
};

type Side = 'mine' | 'theirs';
const sides: readonly Side[] = ['mine', 'theirs'];
const listed = new Intl.ListFormat('id');

type ChoiceProps = Omit<Conflict, 'version'> & {
  group: FieldGroup;
  chosen: Side | undefined;
  isMissing: boolean;
  isFirst: boolean;
  onChoose: (side: Side) => void;
};

const Choice = (props: ChoiceProps) => {
  const { rules, merge, record, group, chosen, isMissing, isFirst, onChoose } = props;
  const words = useOwnWords(messages);
  const fieldLabel = useFieldLabel();
  const id = useId();
  const { labelOf, shown = {}, codes } = rules;
  const label = (field: string) => labelOf?.(field) ?? fieldLabel(field);
  const masked = group.filter((field) => isMasked(merge.mine[field]));
  // My version holds a mask instead of the number: choosing it would save the other user's number.
  const isMineLost = masked.some((field) => !isSame(merge.mine[field], merge.theirs[field]));
  const choosable = isMineLost ? sides.slice(1) : sides;
  const note = masked.length > 0 && (isMineLost ? 'lostNumber' : 'latestNumber');
  const described = [isMissing && `${id}-missing`, note && `${id}-note`].filter(Boolean).join(' ');
  const differs = (field: string) => group.length > 1 && !isSame(merge.mine[field], merge.theirs[field]);
  const attributesOf = (side: Side) => ({
    // The dialog focuses what is marked as invalid.
    'aria-invalid': isMissing && choosable.includes(side),
    'aria-describedby': described || undefined,
    autoFocus: isFirst && side === choosable[0],
  });
  return (
    <fieldset className={isMissing ? 'conflict is-missing' : 'conflict'}>
      <legend>{listed.format(group.map(label))}</legend>
      <div className="conflict-sides stack">
        {sides.map((side) => (
          <label key={side} className={`conflict-side row outlined${chosen === side ? ' is-chosen' : ''}`}>
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              disabled={!choosable.includes(side)}
              {...attributesOf(side)}
            />
            <span className="conflict-version column">
              <span className="hint">{words(side)}</span>
              {group.map((field) => {
                const Shown = shown[field.split('.')[0] ?? field] ?? ShownValue;
                return (
                  <span key={field} className="column">
                    {group.length > 1 && <span className="hint">{label(field)}</span>}
                    <span className={differs(field) ? 'conflict-value is-different' : 'conflict-value'}>
                      <Shown field={field} values={merge[side]} record={record} codes={codes} />
                    </span>
                  </span>
                );
              })}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className="hint">
          {words(note, { fields: listed.format(masked.map(label)) })}
        </p>
      )}
      {isMissing && (
        <p id={`${id}-missing`} className="hint is-error">
          {words('missing')}
        </p>
      )}
    </fieldset>
  );
};

/** As far as the server sends its author and time. */
const LastChange = ({ version }: Pick<Conflict, 'version'>) => {
  const words = useOwnWords(messages);
  const who = version?.changedBy ?? '';
  const when = writtenInstant(version?.changedAt ?? '');
  if (who === '' && when === '') return null;
  const message = who === '' ? 'changedAt' : when === '' ? 'changedBy' : 'changedByAt';
  return <p className="conflict-last hint">{words(message, { who, when })}</p>;
};

type ConflictDialogProps = {
  conflict: Conflict;
  open: boolean;
  /** With the groups for which the user chose the server's version. */
  onChosen: (taken: readonly FieldGroup[]) => void;
  onClose: () => void;
};

export const ConflictDialog = ({ conflict, open, onChosen, onClose }: ConflictDialogProps) => {
  const { merge, version } = conflict;
  const translate = useTranslate();
  const words = useOwnWords(messages);
  const [choices, setChoices] = useState<ReadonlyMap<FieldGroup, Side>>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);

  const confirm = (): void => {
    if (choices.size < merge.conflicts.length) setSubmitted(true);
    else onChosen(merge.conflicts.filter((group) => choices.get(group) === 'theirs'));
  };

  return (
    <ConfirmDialog
      open={open}
      maxWidth="md"
      title={words('title')}
      text={words('text')}
      confirmLabel={translate('ra.action.save')}
      focus="field"
      onConfirm={confirm}
      onClose={onClose}
    >
      <LastChange version={version} />
      {merge.conflicts.map((group, index) => (
        <Choice
          key={group.join()}
          {...conflict}
          group={group}
          chosen={choices.get(group)}
          isMissing={isSubmitted && !choices.has(group)}
          isFirst={index === 0}
          onChoose={(side) => setChoices(new Map([...choices, [group, side]]))}
        />
      ))}
    </ConfirmDialog>
  );
};

/** `ask` resolves to the groups for which the user chose the server's version, or to null if the user cancels. */
export const useConflictQuestion = () => {
  const { question, ask, close } = useQuestion<Conflict, readonly FieldGroup[] | null>();
  const dialog = question && (
    <ConflictDialog
      // A new dialog for every question, so that it starts without choices.
      key={question.key}
      conflict={question.asked}
      open={question.open}
      onChosen={question.answer}
      onClose={() => question.answer(null)}
    />
  );
  return { ask: (conflict: Conflict) => ask(conflict).finally(close), dialog };
};
