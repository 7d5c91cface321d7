import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import type { ActParams, AppDataProvider } from '../../dataProvider/AppDataProvider';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { recordKey, wholeRecord } from '../../dataProvider/keys';
import { ApiError, messageOf, unknownOutcomeOf, waitUntilOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { randomId } from '../../domain/randomId';
import type { Transition } from '../../domain/stateMachine';
import { visibleText } from '../../domain/visibleText';
import type { DraftPlace } from '../../form/drafts/drafts';
import { ConfirmDialog } from '../../ui/Dialog';
import { useRecordName } from '../../ui/text/words';
import type { OpenedDialog } from '../../ui/usePanel';
import { useCountDecision, useQueueStep } from '../queue/queueWalk';
import { useActionFieldLabel, useActionWords } from './actionWords';
import { usePinRow } from './pinnedRow';
import { ReasonInput, useReason } from './ReasonInput';

/** Everything is read again: an approved top-up also changes a balance, and a refusal means that the screen is out of date. */
const useAct = () => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: (params: ActParams) => dataProvider.act(resource, params),
    onSuccess: ({ data: answered }, { id }) =>
      queryClient.setQueryData<RaRecord>(
        recordKey(resource, id, wholeRecord),
        (shown) => shown && { ...shown, ...answered },
      ),
    // Not awaited: the changed row may leave its list, and this hook unmounts with it.
    onSettled: refreshAll,
  });
};

/** A retry of the same body has the same key, so that nothing is done twice; the host refuses another body under it. */
const useIdempotencyKey = () => {
  const last = useRef<{ body: string; key: string }>(undefined);
  return (data: unknown): string => {
    const body = JSON.stringify(data);
    if (last.current?.body !== body) last.current = { body, key: randomId() };
    return last.current.key;
  };
};

export type ActionProps = {
  /** Its messages are at `resources.<resource>.actions.<action>`. */
  action: string;
  transition: Transition;
  /** Fields besides the reason, or, without `data`, something to read. A function learns whether to mark what is missing. */
  children?: ReactNode | ((marksMissing: boolean) => ReactNode);
  /** The values of these fields, sent with `reason`. */
  data?: Record<string, unknown>;
  /** False while a required field is empty: confirming focuses the first one. */
  ready?: boolean;
  /** With what was sent: the fields can be edited meanwhile. */
  onDone?: (sent: Record<string, unknown>) => void;
  /** With or without the action, to reset the fields. */
  onClosed?: () => void;
};

/** Besides the fault of the reason, as props of the dialog. */
const noFailure = { reasonFault: '', fault: '', outdated: false, waitUntil: 0 };

type ActionDialogProps = ActionProps &
  OpenedDialog & {
    record: RaRecord;
    /** Where the reason is kept when the session expires. */
    place: DraftPlace;
  };

/** After a 409 the dialog can only be closed, after a 404 it closes, and after any other failure the user can retry. */
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
  const [marksMissing, setMarksMissing] = useState(false);
  const [{ reasonFault, ...refusal }, setFailure] = useState(noFailure);
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
    const text = unknownOutcomeOf(error) === undefined ? messageOf(error) : 'action.unknownOutcome';
    notify(text, { type: 'error' });
    const sentences = refused ? fieldSentences(refused, { labelOf }).sentences : new Map<string, string>();
    // They say more than a message that the server did not write itself.
    const sentence = sentences.size > 0 ? refused?.serverMessage : translate(text, { _: text });
    const ofReason = transition.reason ? sentences.get('reason') : undefined;
    setFailure({
      reasonFault: ofReason ?? '',
      fault: [sentence, ...sentences.values()].filter((words) => words && words !== ofReason).join('; '),
      outdated: refused?.status === 409,
      waitUntil: waitUntilOf(error),
    });
    if (refused?.kind === 'notFound') onClose();
  };

  const confirm = (): void => {
    // A second click during the closing animation must not send the action again.
    if (!open) return;
    const lacksReason = transition.reason === true && visibleText(reason) === '';
    if (lacksReason || !ready) {
      setMarksMissing(true);
      setFailure({ ...refusal, reasonFault: lacksReason ? translate('action.reasonRequired') : '' });
      return;
    }
    setFailure(noFailure);
    const body = { ...data, ...(transition.reason && { reason: visibleText(reason) }) };
    mutate(
      { id: record.id, action, data: body, idempotencyKey: idempotencyKeyFor(body) },
      {
        onSuccess: ({ isReasonLost }) => {
          const lost = isReasonLost ? ` ${translate('action.reasonLost')}` : '';
          const done = words('done', { name }) + lost;
          countDecision(action, record.status);
          if (queue) queue.leave(name, done);
          else notify(done, { type: 'success' });
          props.onDone?.(body);
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
      {...refusal}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={onClosed}
      // Children without `data` are text, so there is no field to focus.
      focus={transition.reason || props.data ? 'field' : queue ? 'confirm' : 'cancel'}
    >
      {typeof props.children === 'function' ? props.children(marksMissing) : props.children}
      {transition.reason && (
        <ReasonInput
          action={action}
          value={reason}
          onChange={setReason}
          fault={reasonFault}
          pending={isPending}
        />
      )}
    </ConfirmDialog>
  );
};

export default ActionDialog;
