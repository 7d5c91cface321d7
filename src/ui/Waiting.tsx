import { useTranslate } from 'ra-core';
import { Ring } from './Button';
import './Waiting.css';

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
    <span className={onDark ? 'spinner row is-on-dark' : 'spinner row'} role="status">
      <Ring />
      <span className={quiet ? 'visually-hidden' : undefined}>{label ?? translate('ui.loading')}</span>
    </span>
  );
};

/** A grey bar in the place of something that is still loading; the class gives its size. For the eye only. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);

type ProgressProps = {
  /** The translated name of what makes progress. */
  label: string;
  /** The finished share from 0 to 1; undefined if it is unknown. */
  part?: number | undefined;
};

export const Progress = ({ label, part }: ProgressProps) => (
  <progress
    className="progress"
    aria-label={label}
    max={100}
    value={part === undefined ? undefined : Math.round(part * 100)}
  />
);
