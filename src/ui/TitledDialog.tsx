import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

export type TitledDialogProps = Omit<DialogProps, 'title' | 'onClose'> & {
  /** The title; like all texts here, already translated. */
  title: string;
  /** The dialog's description, which screen readers read after the title. */
  text?: ReactNode;
  /** The buttons; the closing one comes first. */
  actions: ReactNode;
  /** Called by Escape and by a click on the overlay; if undefined, neither closes the dialog. */
  onClose?: (() => void) | undefined;
  /** True if a click on the overlay must not close the dialog, because its content is shown only once. */
  ignoresBackdrop?: boolean;
};

/** Ignores the repetitions of a held Enter, so that the Enter that opened the dialog does not also press a button of it. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  const isLineBreak = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isLineBreak) event.preventDefault();
};

/** The layout of all dialogs: MUI's dialog with a title, a text, content and buttons. */
export const TitledDialog = ({
  title,
  text,
  actions,
  onClose,
  ignoresBackdrop = false,
  children,
  ...dialogProps
}: TitledDialogProps) => {
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
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {text !== undefined && (
          <DialogContentText id={textId} component="div">
            {text}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
};
