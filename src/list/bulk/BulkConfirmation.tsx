import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { visibleText } from '../../domain/visibleText';
import { ReasonInput } from '../../record/action/ReasonInput';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { StateBadge } from '../../ui/text/StateBadge';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type BulkActions, stateIn } from './bulkActions';
import { BulkRecords } from './BulkRecords';
import { useBulkWords } from './useBulkWords';
import './BulkDialog.css';

type BulkConfirmationProps = {
  actions: BulkActions;
  action: string;
  allowed: readonly RaRecord[];
  skipped: readonly RaRecord[];
  /** Empty if the action needs no reason. */
  reason: string;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onClosed: () => void;
};

/** The confirmation of a bulk action: the records that it applies to, those that are skipped, and one reason for all. */
export const BulkConfirmation = (props: BulkConfirmationProps) => {
  const { actions, action, allowed, skipped, reason, onReason, onConfirm, onClosed } = props;
  const translate = useTranslate();
  const words = useBulkWords();
  const resourceWords = useResourceWords();
  const [isShown, setShown] = useState(true);
  const [fault, setFault] = useState('');
  const transition = actions.transitions[action];
  const label = resourceWords(`actions.${action}.label`);

  const confirm = (): void => {
    if (!isShown) return;
    if (transition?.reason && visibleText(reason) === '') setFault(translate('action.reasonRequired'));
    else onConfirm();
  };

  return (
    <ConfirmDialog
      open={isShown}
      title={words('question', { label, count: allowed.length })}
      text={
        <>
          <p className="bulk-text">{resourceWords(`actions.${action}.text`)}</p>
          {skipped.length > 0 && (
            <p className="bulk-text">
              {words('skipped', { count: skipped.length, total: allowed.length + skipped.length })}
            </p>
          )}
        </>
      }
      confirmLabel={words('title', { label, count: allowed.length })}
      negative={transition?.irrevocable === true}
      onConfirm={confirm}
      onClose={() => setShown(false)}
      onClosed={onClosed}
      // As in a queue, Enter confirms.
      focus={transition?.reason ? 'field' : 'confirm'}
    >
      {skipped.length > 0 && (
        <BulkRecords
          label={words('skippedRecords')}
          records={skipped.map((record) => ({
            record,
            note: <StateBadge state={stateIn(actions, record)} />,
          }))}
        />
      )}
      <p className="hint">{words('affected')}</p>
      <BulkRecords label={words('affected')} records={allowed.map((record) => ({ record }))} />
      {actions.note?.(action, allowed)}
      {transition?.reason && <ReasonInput action={action} value={reason} onChange={onReason} fault={fault} />}
    </ConfirmDialog>
  );
};
