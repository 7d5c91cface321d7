import './Spinner.css';

/** A turning ring with the words that a screen reader hears; the words are seen too unless `quiet`. */
export const Spinner = ({ label, quiet = false }: { label: string; quiet?: boolean }) => (
  <span className="spinner" role="status">
    <span className="spinner-ring" aria-hidden="true" />
    <span className={quiet ? 'visually-hidden' : undefined}>{label}</span>
  </span>
);
