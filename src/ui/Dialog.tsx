import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import './Dialog.css';

export type TitledDialogProps = Omit<DialogProps, 'title' | 'onClose'> & {
  /** The title; like all texts here, already translated. */
  title: string;
  /** The dialog's description, which screen readers read after the title. */
  text?: ReactNode;
  /** Shown above the title. */
  mark?: ReactNode;
  /** The attributes of the content, which scrolls. */
  contentProps?: ComponentProps<'div'>;
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

/** The layout of all dialogs: a title, a text, content and buttons. */
export const TitledDialog = ({
  title,
  text,
  mark,
  contentProps,
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
      {mark}
      <h2 id={titleId} className="dialog-title">
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

/** The full error text of a failed request, which stays until the dialog is closed. */
export const DialogFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className="hint is-error dialog-fault">
      {text}
    </p>
  );
