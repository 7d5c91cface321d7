import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { DialogFault } from './DialogFault';
import { Spinner } from './Spinner';
import { TitledDialog, type TitledDialogProps } from './TitledDialog';

type ConfirmDialogProps = Pick<TitledDialogProps, 'open' | 'title' | 'maxWidth'> & {
  /** What will happen. */
  text: ReactNode;
  /** The words on the button that does it. */
  confirmLabel: string;
  /** The words on the button that leaves everything as it is; default Batal. */
  cancelLabel?: string;
  /** What cannot be taken back has a red button. */
  negative?: boolean;
  /** It is under way: the dialog stays, and takes no second press. */
  pending?: boolean;
  /** The words of the spinner that takes the place of the confirm button while it is under way; default: both are shown. */
  pendingLabel?: string;
  /** Why the last try failed; the button that confirms is the retry. */
  fault?: string | undefined;
  /** What was asked is out of date: there is nothing left to confirm. */
  outdated?: boolean;
  /** The dialog's width in pixels; default: as wide as `maxWidth` allows. */
  width?: number;
  /** A field that it marks as invalid gets the focus. */
  onConfirm: () => void;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
  /** Fields below the text, such as a reason. */
  children?: ReactNode;
  /** Where the focus begins; default Batal. With 'field', one of the children takes it. */
  focus?: 'cancel' | 'confirm' | 'field';
};

/**
 * Asks before something is done, and waits until it is. While it runs, neither Escape nor the overlay closes it.
 * Enter in a one-line field confirms, as in any form.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, maxWidth = 'sm', width, confirmLabel, pendingLabel } = props;
  const { negative = false, pending = false, fault = '', outdated = false, focus = 'cancel' } = props;
  const { onConfirm, onClose, onClosed } = props;
  const translate = useTranslate();
  const formId = useId();
  const isReplaced = pending && pendingLabel !== undefined;
  const actions = (
    <>
      {pending && <Spinner label={pendingLabel ?? translate('widgets.feedback.working')} />}
      <Button
        // The key makes a new button, which takes the focus of the one that disappears.
        key={String(outdated)}
        variant="outlined"
        color="inherit"
        autoFocus={focus === 'cancel' || outdated}
        disabled={pending}
        onClick={onClose}
        sx={{ marginInlineStart: 'auto' }}
      >
        {outdated ? translate('ra.action.close') : (props.cancelLabel ?? translate('ra.action.cancel'))}
      </Button>
      {!outdated && !isReplaced && (
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={negative ? 'error' : 'primary'}
          aria-disabled={pending}
          // A button that comes back after a fault takes the focus back.
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
        paper: { role: 'alertdialog', sx: { width } },
        ...(onClosed && { transition: { onExited: onClosed } }),
      }}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands the event on to the form of the page around the dialog.
          event.stopPropagation();
          if (pending) return;
          const form = event.currentTarget;
          // Rendered now, so that the invalid field can be found below.
          flushSync(onConfirm);
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        {!outdated && props.children}
      </form>
      <DialogFault text={fault} />
    </TitledDialog>
  );
};
