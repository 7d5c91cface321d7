import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toaster } from '../../i18n/ui';
import { limits } from '../config';
import { createListeners } from '../domain/format/listeners';
import { lineIcon } from './lineIcon';
import './toaster.css';

/** The only toaster of the app (specification §8). Plain React, because the login page downloads it too. */

type ToastKind = 'success' | 'error';
type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  remaining: number;
};

/** The open messages, oldest first. The top bar shows only the newest one; when that closes, it shows the newest of the rest. */
let toasts: readonly Toast[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

const setToasts = (next: readonly Toast[]): void => {
  toasts = next;
  notify();
};

/** The seconds to wait differ with every attempt. */
const withoutNumbers = (message: string): string => message.replace(/\d+/g, '#');

/** A success replaces all earlier messages, an info only other successes, and an error only the same error. */
const isReplacedBy = (toast: Toast, kind: ToastKind, message: string, isInfo: boolean): boolean =>
  kind === 'success'
    ? toast.kind === 'success' || !isInfo
    : toast.kind === 'error' && withoutNumbers(toast.message) === withoutNumbers(message);

/** For 3000 ms, over those that it does not replace. `isInfo`: not the outcome of a request, such as a copied text. */
export const showToast = (kind: ToastKind, message: string, isInfo = false): void => {
  const others = toasts.filter((toast) => !isReplacedBy(toast, kind, message, isInfo));
  setToasts([...others, { id: ++lastId, kind, message, remaining: limits.toastDuration }]);
};

const dismiss = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** An idle pointer must not keep a toast forever. */
const maxHoverPause = 10_000;

const subscribeToVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Its time pauses while the page is hidden, or the toast is focused or, for a while, hovered (WCAG 2.2.1). */
const ToastItem = ({ toast }: { toast: Toast }) => {
  const { id, kind, message } = toast;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const paused = pointed || focused || hidden;

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => dismiss(id), toast.remaining);
    return () => {
      clearTimeout(timer);
      toast.remaining -= Date.now() - started;
    };
  }, [id, toast, paused]);

  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setPointed(false), maxHoverPause);
    return () => clearTimeout(timer);
  }, [pointed]);

  return (
    <div
      className={`toast card is-${kind}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {lineIcon(kind === 'success' ? 'M5.5 10.5l3 3 6-7' : 'M10 5.5v5.5M10 14v.5', 20, {
        className: 'line-icon toast-icon',
      })}
      <div>
        <p className="toast-title">{toaster[kind]}</p>
        <p className="toast-message">{message}</p>
      </div>
      <button
        type="button"
        className="toast-dismiss icon-tool icons-18"
        aria-label={toaster.dismiss}
        onClick={() => dismiss(id)}
      >
        {lineIcon('M5.5 5.5l9 9M14.5 5.5l-9 9', 20)}
      </button>
    </div>
  );
};

const Region = ({ kind }: { kind: ToastKind }) => {
  const shown = useSyncExternalStore(subscribe, () => toasts).at(-1);
  // Always mounted, because screen readers announce only changes of an existing live region.
  return (
    <div role={kind === 'success' ? 'status' : 'alert'} aria-atomic="false" className="toast-region">
      {shown?.kind === kind && <ToastItem key={shown.id} toast={shown} />}
    </div>
  );
};

/** Top right, where it covers no control (toaster.css). */
export const Toaster = () => {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => () => setToasts([]), []);
  // On narrow screens, CSS moves the page down by this height, so that no toast covers its first lines.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--toaster-height', `${entry?.contentRect.height ?? 0}px`),
    );
    if (stack.current) observer.observe(stack.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={stack} className="toaster not-printed">
      <Region kind="error" />
      <Region kind="success" />
    </div>
  );
};
