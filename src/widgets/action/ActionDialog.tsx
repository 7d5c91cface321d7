import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { ApiError } from '../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { useAct } from '../../dataProvider/useAct';
import type { Transition } from '../../domain/stateMachine';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useQueueStep } from '../queue/queueWalk';
import type { DraftPlace } from '../record/useDraftPlace';
import { useRecordName } from '../text/useRecordName';
import { useHoldRow } from './heldRow';
import { ReasonField } from './ReasonField';
import { useActionFieldLabel } from './useActionFieldLabel';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useReason } from './useReason';

export type ActionProps = {
  /** Its name in the transitions; its messages are at `resources.<resource>.actions.<action>`. */
  action: string;
  /** What the area's table says of it. */
  transition: Transition;
  /**
   * Fields for what the action needs besides a reason, or, without `data`, information to read. A function gets true once
   * somebody confirmed with a field missing, to mark that field.
   */
  children?: ReactNode | ((asked: boolean) => ReactNode);
  /** What those fields hold: sent as the body, beside `reason`. */
  data?: Record<string, unknown>;
  /** False while those fields are not filled in: confirming then leads to the first of them. */
  ready?: boolean;
  /** Called when the server has done it, before the dialog closes. */
  onDone?: () => void;
  /** Called when the dialog has closed, done or not: resets its fields. */
  onClosed?: () => void;
};

type ActionDialogProps = ActionProps & {
  record: RaRecord;
  resource: string;
  /** Where the reason is kept when the session expires. */
  place: DraftPlace;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/**
 * Confirms one action and sends it. A retry of the same body has the same idempotency key, so that nothing is done twice. A
 * failure is shown in the dialog, one about the reason at its field. After a 409 there is nothing left to confirm; after any other failure
 * the dialog stays open for a retry.
 */
const ActionDialog = (props: ActionDialogProps) => {
  const { action, transition, data = {}, ready = true, record, resource, place } = props;
  const { open, onClose, onClosed } = props;
  useHoldRow(record);
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const queue = useQueueStep(transition);
  const { mutate, isPending } = useAct();
  const idempotencyKeyFor = useIdempotencyKey();
  const [reason, setReason] = useReason({ place, isOpen: open });
  const [fault, setFault] = useState('');
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [outdated, setOutdated] = useState(false);
  const labelOf = useActionFieldLabel();

  const message = (part: string) => `resources.${resource}.actions.${action}.${part}`;
  const name = nameOf(record);

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.fields.length > 0) {
      const { sentences } = fieldSentences(error, { labelOf });
      const atReason = transition.reason ? sentences.get('reason') : undefined;
      setFault(atReason ?? '');
      setRefusal([...sentences.values()].filter((words) => words !== atReason).join('; '));
      return;
    }
    const text =
      unknownOutcomeOf(error) !== undefined
        ? 'widgets.action.unknownOutcome'
        : error instanceof Error
          ? error.message
          : 'ra.notification.http_error';
    if (queue && error instanceof ApiError && error.status === 409) {
      onClose();
      queue.leave(name, translate('widgets.queue.refused', { name, sentence: error.message }));
      return;
    }
    notify(text, { type: 'error' });
    setRefusal(translate(text, { _: text }));
    if (!(error instanceof ApiError)) return;
    setOutdated(error.status === 409);
    if (error.kind === 'notFound') onClose();
  };

  const confirm = (): void => {
    // A second click may come while the dialog closes: the first one has sent the action.
    if (!open) return;
    const lacksReason = transition.reason === true && reason.trim() === '';
    if (lacksReason || !ready) {
      setAsked(true);
      setFault(lacksReason ? translate('widgets.action.reasonRequired') : '');
      return;
    }
    setFault('');
    setRefusal('');
    const body = { ...data, ...(transition.reason && { reason: reason.trim() }) };
    mutate(
      { id: record.id, action, data: body, idempotencyKey: idempotencyKeyFor(body) },
      {
        onSuccess: () => {
          if (queue) queue.leave(name, translate(message('done'), { name }));
          else notify(message('done'), { type: 'success', messageArgs: { name } });
          props.onDone?.();
          onClose();
        },
        onError: fail,
      },
    );
  };

  return (
    <ConfirmDialog
      open={open}
      title={translate(message('title'), { name })}
      text={translate(message('text'), { name })}
      confirmLabel={translate(message('confirm'), { _: translate(message('label')) })}
      // Where the action itself begins with 'Batal', the way out needs another word.
      cancelLabel={translate(message('back'), { _: translate('ra.action.cancel') })}
      negative={transition.irrevocable === true}
      pending={isPending}
      fault={refusal}
      outdated={outdated}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={onClosed}
      // Children without data are words, not fields.
      focus={transition.reason || props.data ? 'field' : queue ? 'confirm' : 'cancel'}
    >
      {typeof props.children === 'function' ? props.children(asked) : props.children}
      {transition.reason && (
        <ReasonField action={action} value={reason} onChange={setReason} fault={fault} pending={isPending} />
      )}
    </ConfirmDialog>
  );
};

export default ActionDialog;
