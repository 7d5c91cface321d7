import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { DialogFault } from './DialogFault';
import { Spinner } from './Spinner';

type ConfirmDialogProps = {
  open: boolean;
  /** All texts are already translated. */
  title: string;
  /** What will happen. */
  text: string;
  /** The words on the button that does it. */
  confirmLabel: string;
  /** Room for two things side by side. */
  wide?: boolean;
  /** The words on the button that leaves everything as it is; Batal unless told. */
  cancelLabel?: string;
  /** A negative step has a red button. */
  negative?: boolean;
  /** It is under way: the dialog stays, and takes no second press. */
  pending?: boolean;
  /** Why the last try failed; the button that confirms is the retry. */
  fault?: string | undefined;
  /** What was asked is out of date: there is nothing left to confirm. */
  outdated?: boolean;
  /** Given the form around the children, to lead to what is missing in it. */
  onConfirm: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** The dialog has left the screen. */
  onClosed?: () => void;
  /** Fields below the text, such as a reason. */
  children?: ReactNode;
  /** Whether one of the children takes the focus; without any, Batal does. */
  hasFields?: boolean;
};

/**
 * Asks before something is done, and waits until it is. While it runs, neither Escape nor the overlay closes it.
 * Enter in a one-line field confirms, as in any form; the focus begins at the first field, or at Batal.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, confirmLabel, negative = false, pending = false, hasFields = false } = props;
  const { fault = '', outdated = false } = props;
  const { onConfirm, onClose, onClosed } = props;
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onClose}
      fullWidth
      maxWidth={props.wide ? 'md' : 'sm'}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{
        paper: { role: 'alertdialog' },
        ...(onClosed && { transition: { onExited: onClosed } }),
      }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <p id={textId}>{text}</p>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React hands the event on to the form of the page around the dialog.
            event.stopPropagation();
            if (!pending) onConfirm(event.currentTarget);
          }}
        >
          {!outdated && props.children}
        </form>
        <DialogFault text={fault} />
      </DialogContent>
      <DialogActions>
        {pending && <Spinner label={translate('widgets.feedback.working')} />}
        <Button
          // A new button, so that it takes the focus of the one that goes.
          key={String(outdated)}
          variant="outlined"
          color="inherit"
          autoFocus={!hasFields || outdated}
          disabled={pending}
          onClick={onClose}
          sx={{ marginInlineStart: 'auto' }}
        >
          {outdated ? translate('ra.action.close') : (props.cancelLabel ?? translate('ra.action.cancel'))}
        </Button>
        {!outdated && (
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={negative ? 'error' : 'primary'}
            aria-disabled={pending}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
