import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { type RaRecord, useTranslate } from 'ra-core';
import { useContext, useId, useState } from 'react';
import { conflict as messages } from '../../../../i18n/form/save/conflict';
import type { RecordVersion } from '../../../dataProvider/recordVersion';
import { isMasked } from '../../../domain/format/mask';
import { writtenInstant } from '../../../domain/format/wibTime';
import { type FieldGroup, isSame } from '../../../domain/threeWay';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import { type FormMerge, MergingContext } from '../merging';
import { ShownValue } from './ShownValue';
import './ConflictDialog.css';

export type Conflict = {
  merge: FormMerge;
  /** The record's current version on the server. */
  record: RaRecord;
  version: RecordVersion | undefined;
};

type Side = 'mine' | 'theirs';
const sides: readonly Side[] = ['mine', 'theirs'];
const listed = new Intl.ListFormat('id');

type ChoiceProps = Pick<Conflict, 'merge' | 'record'> & {
  group: FieldGroup;
  chosen: Side | undefined;
  isMissing: boolean;
  isFirst: boolean;
  onChoose: (side: Side) => void;
};

/** Both versions of a group of fields, side by side. */
const Choice = ({ merge, record, group, chosen, isMissing, isFirst, onChoose }: ChoiceProps) => {
  const words = useOwnWords(messages);
  const fieldLabel = useFieldLabel();
  const id = useId();
  const { labelOf, shown = {} } = useContext(MergingContext)?.rules ?? {};
  const label = (field: string) => labelOf?.(field) ?? fieldLabel(field);
  const masked = group.filter((field) => isMasked(merge.mine[field]));
  // My version holds a mask instead of the number. Choosing it would keep the other user's number in the saved record.
  const isMineLost = masked.some((field) => !isSame(merge.mine[field], merge.theirs[field]));
  const choosable = isMineLost ? sides.slice(1) : sides;
  const note = masked.length > 0 && (isMineLost ? 'lostNumber' : 'latestNumber');
  const described = [isMissing && `${id}-missing`, note && `${id}-note`].filter(Boolean).join(' ');
  const differs = (field: string) => group.length > 1 && !isSame(merge.mine[field], merge.theirs[field]);
  return (
    <fieldset className={isMissing ? 'conflict is-missing' : 'conflict'}>
      <legend>{listed.format(group.map(label))}</legend>
      <div className="conflict-sides">
        {sides.map((side) => (
          <label key={side} className={chosen === side ? 'conflict-side is-chosen' : 'conflict-side'}>
            <Radio
              size="small"
              name={id}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              disabled={!choosable.includes(side)}
              autoFocus={isFirst && side === choosable[0]}
              slotProps={{
                input: {
                  'aria-invalid': isMissing && choosable.includes(side),
                  ...(described && { 'aria-describedby': described }),
                },
              }}
            />
            <span className="conflict-version">
              <span className="hint">{words(side)}</span>
              {group.map((field) => {
                const Shown = shown[field.split('.')[0] ?? field] ?? ShownValue;
                return (
                  <span key={field} className="conflict-field">
                    {group.length > 1 && <span className="hint">{label(field)}</span>}
                    <span className={differs(field) ? 'conflict-value is-different' : 'conflict-value'}>
                      <Shown field={field} values={merge[side]} record={record} />
                    </span>
                  </span>
                );
              })}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <FormHelperText id={`${id}-note`}>
          {words(note, { fields: listed.format(masked.map(label)) })}
        </FormHelperText>
      )}
      {isMissing && (
        <FormHelperText id={`${id}-missing`} error>
          {words('missing')}
        </FormHelperText>
      )}
    </fieldset>
  );
};

/** The author and the time of the record's last change, as far as the server sends them. */
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
  /** Called with the groups for which the user chose the server's version. */
  onChosen: (taken: readonly FieldGroup[]) => void;
  onClose: () => void;
  onClosed: () => void;
};

/** The dialog for fields that two users changed: it shows both versions and requires a choice for each before the save. */
export const ConflictDialog = ({ conflict, open, onChosen, onClose, onClosed }: ConflictDialogProps) => {
  const { merge, record, version } = conflict;
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
      onClosed={onClosed}
    >
      <LastChange version={version} />
      {merge.conflicts.map((group, index) => (
        <Choice
          key={group.join()}
          merge={merge}
          record={record}
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
