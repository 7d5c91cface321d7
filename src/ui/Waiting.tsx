import { useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { Ring } from './Button';
import './Waiting.css';

type SpinnerProps = {
  label?: string;
  quiet?: boolean;
  /** White, with the text below the ring, over a dark picture. */
  onDark?: boolean;
};

export const Spinner = ({ label, quiet = false, onDark = false }: SpinnerProps) => {
  const translate = useTranslate();
  return (
    <span className={onDark ? 'spinner row is-on-dark' : 'spinner row'} role="status">
      <Ring />
      <span className={quiet ? 'visually-hidden' : undefined}>{label ?? translate('ui.loading')}</span>
    </span>
  );
};

export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);

/** `part` is from 0 to 1, undefined if it is unknown. */
export const Progress = ({ label, part }: { label: string; part?: number | undefined }) => (
  <progress
    className="progress"
    aria-label={label}
    max={100}
    value={part === undefined ? undefined : Math.round(part * 100)}
  />
);

const firstEvents = ['pointerdown', 'keydown', 'input'] as const;

/** Rendered after the upper part; at once with the first interaction, because a form is validated as a whole. */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const [isNeeded, need] = useReducer(() => true, false);
  const isRendered = useDeferredValue(true, false) || isNeeded;
  useEffect(() => {
    if (isRendered) return;
    const renderNow = (): void => flushSync(need);
    for (const type of firstEvents) window.addEventListener(type, renderNow, { capture: true, once: true });
    return () => {
      for (const type of firstEvents) window.removeEventListener(type, renderNow, { capture: true });
    };
  }, [isRendered]);
  return isRendered ? children : <div className="below-fold" />;
};
