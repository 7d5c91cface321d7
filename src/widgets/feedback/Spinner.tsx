import { useTranslate } from 'ra-core';
import './Spinner.css';

type SpinnerProps = {
  /** Already translated; left out, 'Memuat'. */
  label?: string;
  quiet?: boolean;
};

/** A turning ring with the words that a screen reader hears; the words are seen too unless `quiet`. */
export const Spinner = ({ label, quiet = false }: SpinnerProps) => {
  const translate = useTranslate();
  return (
    <span className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span className={quiet ? 'visually-hidden' : undefined}>
        {label ?? translate('widgets.feedback.loading')}
      </span>
    </span>
  );
};
