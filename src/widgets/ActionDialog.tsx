import { useState, type ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import { useGetRecordRepresentation, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { ApiError } from '../dataProvider/serverErrors';
import { useAct } from '../dataProvider/useAct';
import { reasonMaxLength, type Transition } from '../rules/stateMachine';
import { ConfirmDialog } from './ConfirmDialog';

export type ActionProps = {
  /** Its name in the transitions; its messages stand at `resources.<resource>.actions.<action>`. */
  action: string;
  /** What the area's table says of it. */
  transition: Transition;
  /** Fields of the dialog, for what the action needs besides a reason; or, without `data`, what there is to know. */
  children?: ReactNode;
  /** What those fields hold: sent as the body, beside `reason`. */
  data?: Record<string, unknown>;
  /** False while those fields are not filled in: confirming then does nothing. */
  ready?: boolean;
  /** Called after success. */
  onDone?: () => void;
};

type ActionDialogProps = ActionProps & {
  record: RaRecord;
  resource: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** The server's words about the reason, or undefined where it has none. */
const reasonFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ name }) => name === 'reason')?.message : undefined;

/**
 * The confirmation of one action, and its sending under one idempotency key: sending it again after a fault cannot do
 * it twice. A refusal of the reason stays at the field; a refusal of the state (409) closes the dialog,
 * because what it asked is out of date; any other fault leaves it open for another try.
 */
export const ActionDialog = (props: ActionDialogProps) => {
  const { action, transition, data = {}, ready = true, record, resource, open, onClose, onClosed } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const representation = useGetRecordRepresentation(resource);
  const { mutate, isPending } = useAct();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');

  const message = (part: string) => `resources.${resource}.actions.${action}.${part}`;
  const shown = representation(record);
  const name = typeof shown === 'string' ? shown : String(record.id);
  const label = translate('kit.action.reason');

  const fail = (error: unknown): void => {
    const refused = reasonFault(error);
    if (refused !== undefined) {
      setFault(`${label} ${refused}`);
      return;
    }
    const timedOut = error instanceof ApiError && error.kind === 'timeout';
    const text = timedOut
      ? 'kit.action.unknownOutcome'
      : error instanceof Error
        ? error.message
        : 'ra.notification.http_error';
    notify(text, { type: 'error', messageArgs: { _: text } });
    if (error instanceof ApiError && (error.status === 409 || error.kind === 'notFound')) onClose();
  };

  const confirm = (): void => {
    // The second of two clicks may find the dialog on its way out: the first one has done it.
    if (!open) return;
    if (transition.reason && reason.trim() === '') {
      setFault(translate('kit.action.reasonRequired'));
      return;
    }
    if (!ready) return;
    setFault('');
    mutate(
      {
        id: record.id,
        action,
        data: { ...data, ...(transition.reason && { reason: reason.trim() }) },
        idempotencyKey,
      },
      {
        onSuccess: () => {
          notify(message('done'), { type: 'success', messageArgs: { name } });
          onClose();
          props.onDone?.();
        },
        onError: fail,
      },
    );
  };

  const reasonField = transition.reason ? (
    <TextField
      label={label}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
      error={fault !== ''}
      helperText={fault || translate('kit.action.reasonHelp', { max: reasonMaxLength })}
      disabled={isPending}
      required
      autoFocus
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: reasonMaxLength } }}
    />
  ) : undefined;
  return (
    <ConfirmDialog
      open={open}
      title={translate(message('title'), { name })}
      text={translate(message('text'), { name })}
      confirmLabel={translate(message('confirm'), { _: translate(message('label')) })}
      negative={transition.reason === true}
      pending={isPending}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={onClosed}
      // Children without data are words, not fields: the focus begins at Batal.
      hasFields={transition.reason === true || props.data !== undefined}
    >
      {props.children}
      {reasonField}
    </ConfirmDialog>
  );
};
