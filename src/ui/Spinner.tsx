import { useTranslate } from 'ra-core';
import './Spinner.css';

type SpinnerProps = {
  /** The translated text; defaults to 'Memuat'. */
  label?: string;
  /** True to show the text to screen readers only. */
  quiet?: boolean;
  /** True over a dark picture: white, with the text below the ring. */
  onDark?: boolean;
};

/** A turning ring with a text beside it. */
export const Spinner = ({ label, quiet = false, onDark = false }: SpinnerProps) => {
  const translate = useTranslate();
  return (
    <span className={onDark ? 'spinner is-on-dark' : 'spinner'} role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span className={quiet ? 'visually-hidden' : undefined}>{label ?? translate('ui.loading')}</span>
    </span>
  );
};
