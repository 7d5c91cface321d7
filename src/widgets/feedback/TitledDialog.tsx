import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export type TitledDialogProps = Omit<DialogProps, 'title' | 'onClose'> & {
  /** All texts are already translated. */
  title: string;
  /** What a screen reader says after the title. */
  text?: ReactNode;
  /** The buttons, the one that closes first. */
  actions: ReactNode;
  /** Called by Escape and by a press beside the dialog; left out, neither closes it. */
  onClose?: (() => void) | undefined;
  /** A press beside the dialog does not close it, because what it says is shown once. */
  ignoresBackdrop?: boolean;
};

/** MUI's dialog as all of ours look: a title, a text, what belongs to it, and buttons. */
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
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' || !ignoresBackdrop) onClose?.();
      }}
      {...dialogProps}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
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
