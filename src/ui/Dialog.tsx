import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { StayDuring } from './StayDuring';
import { useSecondsLeft } from './text/clock';
import { Spinner } from './Waiting';
import './Dialog.css';

export type TitledDialogProps = Omit<DialogProps, 'title' | 'onClose'> & {
  /** Like all texts here, already translated. */
  title: string;
  /** Screen readers read it after the title. */
  text?: ReactNode;
  mark?: ReactNode;
  contentProps?: ComponentProps<'div'>;
  /** The closing one comes first. */
  actions: ReactNode;
  /** By Escape or the overlay; without it, neither closes the dialog. */
  onClose?: (() => void) | undefined;
  /** Its content is shown only once. */
  ignoresBackdrop?: boolean;
};

/** So that the Enter that opened the dialog does not also press a button of it. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  const isLineBreak = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isLineBreak) event.preventDefault();
};

export const TitledDialog = (props: TitledDialogProps) => {
  const { title, text, mark, contentProps, actions, onClose, ignoresBackdrop, children, ...dialogProps } =
    props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      fullWidth
      aria-labelledby={titleId}
      {...(text !== undefined && { 'aria-describedby': textId })}
      onKeyDown={ignoreHeldEnter}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' || !ignoresBackdrop) onClose?.();
      }}
      {...dialogProps}
    >
      {mark}
      <h2 id={titleId} className="dialog-title title">
        {title}
      </h2>
      <div {...contentProps} className="dialog-content">
        {text !== undefined && (
          <div id={textId} className="dialog-text">
            {text}
          </div>
        )}
        {children}
      </div>
      <div className="dialog-actions row flow">{actions}</div>
    </Dialog>
  );
};

/** It stays until the dialog is closed. */
export const DialogFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className="hint is-error dialog-fault">
      {text}
    </p>
  );

type ConfirmDialogProps = Pick<TitledDialogProps, 'open' | 'title' | 'maxWidth'> & {
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** It cannot be undone: the button is red. */
  negative?: boolean;
  pending?: boolean;
  /** Beside a spinner instead of the confirm button; without it, the button stays. */
  pendingLabel?: string;
  fault?: string | undefined;
  /** Epoch milliseconds before which the host wants no retry, or 0. */
  waitUntil?: number;
  outdated?: boolean;
  width?: number;
  /** If it marks a field as invalid, that field gets the focus. */
  onConfirm: () => void;
  onClose: () => void;
  onClosed?: () => void;
  children?: ReactNode;
  /** Defaults to 'cancel'. With 'field', one of the children takes the focus itself. */
  focus?: 'cancel' | 'confirm' | 'field';
};

/** It stays open during the request, to show its outcome: neither Escape nor the overlay nor the back button closes it then. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, maxWidth = 'sm', width, confirmLabel, pendingLabel } = props;
  const { negative = false, pending = false, fault = '', outdated = false, focus = 'cancel' } = props;
  const { onConfirm, onClose, onClosed } = props;
  const translate = useTranslate();
  const formId = useId();
  const seconds = useSecondsLeft(props.waitUntil ?? 0);
  const hidesConfirm = pending && pendingLabel !== undefined;
  const actions = (
    <>
      {pending && <Spinner label={pendingLabel ?? translate('ui.working')} />}
      <Button
        // A new button, so that `autoFocus` takes the focus from the unmounted confirm button.
        key={String(outdated)}
        variant="outlined"
        color="inherit"
        autoFocus={focus === 'cancel' || outdated}
        disabled={pending}
        onClick={onClose}
        style={{ marginInlineStart: 'auto' }}
      >
        {outdated ? translate('ra.action.close') : (props.cancelLabel ?? translate('ra.action.cancel'))}
      </Button>
      {!outdated && !hidesConfirm && (
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={negative ? 'error' : 'primary'}
          off={pending || seconds > 0}
          // A button that comes back after an error takes the focus back.
          autoFocus={focus === 'confirm' || fault !== ''}
        >
          {confirmLabel}
        </Button>
      )}
    </>
  );
  return (
    <TitledDialog
      open={open}
      title={title}
      text={text}
      actions={actions}
      maxWidth={maxWidth}
      onClose={pending ? undefined : onClose}
      slotProps={{
        paper: { role: 'alertdialog', style: { width } },
        ...(onClosed && { transition: { onExited: onClosed } }),
      }}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React's events bubble through portals, so the page's form would be submitted too.
          event.stopPropagation();
          if (pending || seconds > 0) return;
          const form = event.currentTarget;
          // Renders synchronously, so that the next line finds the invalid field.
          flushSync(onConfirm);
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        {!outdated && props.children}
      </form>
      <DialogFault text={fault} />
      {seconds > 0 && <p className="hint">{translate('action.wait', { count: seconds })}</p>}
      {pending && <StayDuring reason="request" />}
    </TitledDialog>
  );
};
