import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import type { ActParams, AppDataProvider } from '../../dataProvider/AppDataProvider';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { recordKey, wholeRecord } from '../../dataProvider/queryKeys';
import { ApiError, heldUntil, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { randomId } from '../../domain/randomId';
import type { Transition } from '../../domain/stateMachine';
import { visibleText } from '../../domain/visibleText';
import type { DraftPlace } from '../../form/drafts/drafts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useRecordName } from '../../ui/text/words';
import { useCountDecision, useQueueStep } from '../queue/queueWalk';
import { useActionFieldLabel, useActionWords } from './actionWords';
import { usePinRow } from './pinnedRow';
import { ReasonInput, useReason } from './ReasonInput';

/**
 * The record's page shows the response at once. After success and failure, all resources are read again: an approved top-up
 * also changes a balance and a report, and a refusal means that the screen is out of date.
 */
const useAct = () => {
  const resource = useResourceContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: async (params: ActParams) => {
      if (resource === undefined) throw new Error('useAct needs a resource around it');
      return (await dataProvider.act(resource, params)).data;
    },
    onSuccess: (answered, { id }) =>
      queryClient.setQueryData<RaRecord>(
        recordKey(resource, id, wholeRecord),
        (shown) => shown && { ...shown, ...answered },
      ),
    // Not awaited: the changed row may leave its list, and this hook unmounts with it.
    onSettled: refreshAll,
  });
};

/**
 * Returns the Idempotency-Key of a request body. The same body keeps its key, so that a retry does nothing twice. A different
 * body gets a new key, because the host would refuse it under the old one.
 */
const useIdempotencyKey = () => {
  const last = useRef<{ body: string; key: string }>(undefined);
  return (data: unknown): string => {
    const body = JSON.stringify(data);
    if (last.current?.body !== body) last.current = { body, key: randomId() };
    return last.current.key;
  };
};

export type ActionProps = {
  /** The action's key in the transition table; its messages are at `resources.<resource>.actions.<action>`. */
  action: string;
  /** The action's entry in the area's transition table. */
  transition: Transition;
  /**
   * Fields that the action needs besides a reason, or, without `data`, information to read. A function receives true after
   * a confirmation with an empty required field, so that it can mark that field.
   */
  children?: ReactNode | ((marksMissing: boolean) => ReactNode);
  /** The values of these fields, sent in the request body together with `reason`. */
  data?: Record<string, unknown>;
  /** False while a required field is empty: confirming then focuses the first such field. */
  ready?: boolean;
  /** Called when the server has done the action, before the dialog closes. */
  onDone?: () => void;
  /** Called when the dialog has closed, with or without the action, to reset the fields. */
  onClosed?: () => void;
};

type ActionDialogProps = ActionProps & {
  record: RaRecord;
  /** The draft under which the reason is kept when the session expires. */
  place: DraftPlace;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/**
 * Asks for confirmation of one action and sends it. A retry of the same body has the same idempotency key, so that nothing is
 * done twice. A failure is shown in the dialog, and at the reason's field if the server names that field. After a 409 the
 * dialog can only be closed, after a 404 it closes, and after any other failure the user can retry.
 */
const ActionDialog = (props: ActionDialogProps) => {
  const { action, transition, data = {}, ready = true, record, place } = props;
  const { open, onClose, onClosed } = props;
  usePinRow(record);
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const queue = useQueueStep(transition);
  const countDecision = useCountDecision();
  const { mutate, isPending } = useAct();
  const idempotencyKeyFor = useIdempotencyKey();
  const [reason, setReason] = useReason({ place, isOpen: open });
  const [fault, setFault] = useState('');
  const [marksMissing, setMarksMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [outdated, setOutdated] = useState(false);
  const [held, setHeld] = useState(0);
  const labelOf = useActionFieldLabel();

  const words = useActionWords(action, transition, record);
  const name = nameOf(record);

  const fail = (error: unknown): void => {
    const refused = error instanceof ApiError ? error : undefined;
    if (queue && refused?.status === 409) {
      onClose();
      queue.leave(name, translate('queue.refused', { name, sentence: refused.message }));
      return;
    }
    const text =
      unknownOutcomeOf(error) !== undefined
        ? 'action.unknownOutcome'
        : error instanceof Error
          ? error.message
          : 'ra.notification.http_error';
    notify(text, { type: 'error' });
    const sentences = refused ? fieldSentences(refused, { labelOf }).sentences : new Map<string, string>();
    // The sentences of fields say more than a message that the server did not write itself.
    const sentence = sentences.size > 0 ? refused?.serverMessage : translate(text, { _: text });
    const reasonFault = transition.reason ? sentences.get('reason') : undefined;
    setFault(reasonFault ?? '');
    setRefusal(
      [sentence, ...sentences.values()].filter((words) => words && words !== reasonFault).join('; '),
    );
    setOutdated(refused?.status === 409);
    setHeld(heldUntil(error));
    if (refused?.kind === 'notFound') onClose();
  };

  const confirm = (): void => {
    // A second click during the closing animation must not send the action again.
    if (!open) return;
    const lacksReason = transition.reason === true && visibleText(reason) === '';
    if (lacksReason || !ready) {
      setMarksMissing(true);
      setFault(lacksReason ? translate('action.reasonRequired') : '');
      return;
    }
    setFault('');
    setRefusal('');
    const body = { ...data, ...(transition.reason && { reason: visibleText(reason) }) };
    mutate(
      { id: record.id, action, data: body, idempotencyKey: idempotencyKeyFor(body) },
      {
        onSuccess: () => {
          const done = words('done', { name });
          countDecision(action, record.status);
          if (queue) queue.leave(name, done);
          else notify(done, { type: 'success' });
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
      title={words('title', { name })}
      text={words('text', { name })}
      confirmLabel={words('confirm', { _: words('label') })}
      // An action whose own label begins with 'Batal' has another word on its cancel button.
      cancelLabel={words('back', { _: translate('ra.action.cancel') })}
      negative={transition.irrevocable === true && !transition.side}
      pending={isPending}
      fault={refusal}
      held={held}
      outdated={outdated}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={onClosed}
      // Children without `data` are text, so there is no field to focus.
      focus={transition.reason || props.data ? 'field' : queue ? 'confirm' : 'cancel'}
    >
      {typeof props.children === 'function' ? props.children(marksMissing) : props.children}
      {transition.reason && (
        <ReasonInput action={action} value={reason} onChange={setReason} fault={fault} pending={isPending} />
      )}
    </ConfirmDialog>
  );
};

export default ActionDialog;
