import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { DialogFault, TitledDialog, type TitledDialogProps } from './Dialog';
import { StayDuring } from './StayDuring';
import { useSecondsLeft } from './text/clock';
import { Spinner } from './Waiting';

type ConfirmDialogProps = Pick<TitledDialogProps, 'open' | 'title' | 'maxWidth'> & {
  text: ReactNode;
  confirmLabel: string;
  /** The label of the cancel button; defaults to Batal. */
  cancelLabel?: string;
  /** True for an irreversible action: the confirm button is red. */
  negative?: boolean;
  /** True during the request: the dialog stays open and ignores further clicks. */
  pending?: boolean;
  /** The label of a spinner that replaces the confirm button during the request; if undefined, a spinner is shown beside it. */
  pendingLabel?: string;
  /** The error of the last attempt; the confirm button then retries. */
  fault?: string | undefined;
  /** The time in epoch milliseconds before which the host wants no retry; 0 if it does not mind. */
  held?: number;
  /** True if the question is out of date: the dialog can only be closed. */
  outdated?: boolean;
  /** The dialog's width in pixels; defaults to the width of `maxWidth`. */
  width?: number;
  /** Called on confirmation; if it marks a field as invalid, that field gets the focus. */
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** Fields below the text, such as a reason. */
  children?: ReactNode;
  /** The initial focus; defaults to the cancel button. With 'field', one of the children takes the focus itself. */
  focus?: 'cancel' | 'confirm' | 'field';
};

/**
 * A dialog that asks for confirmation and stays open during the request, to show its outcome. Meanwhile, neither Escape nor the
 * overlay nor the back button closes it. Enter in a one-line field confirms, as in any form.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, maxWidth = 'sm', width, confirmLabel, pendingLabel } = props;
  const { negative = false, pending = false, fault = '', outdated = false, focus = 'cancel' } = props;
  const { onConfirm, onClose, onClosed } = props;
  const translate = useTranslate();
  const formId = useId();
  const seconds = useSecondsLeft(props.held ?? 0);
  const hidesConfirm = pending && pendingLabel !== undefined;
  const actions = (
    <>
      {pending && <Spinner label={pendingLabel ?? translate('ui.working')} />}
      <Button
        // The key remounts the button, so that `autoFocus` takes the focus from the unmounted confirm button.
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
          aria-disabled={pending || seconds > 0}
          // A button that is mounted again after an error takes the focus back.
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
      {seconds > 0 && <p className="hint">{translate('action.held', { count: seconds })}</p>}
      {pending && <StayDuring reason="request" />}
    </TitledDialog>
  );
};
