import './DialogFault.css';

/** The full error text of a failed request in a dialog. Unlike the toast, it stays until the dialog is closed. */
export const DialogFault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className="hint is-error dialog-fault">
      {text}
    </p>
  );
