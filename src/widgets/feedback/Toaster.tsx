import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toaster } from '../../../i18n/widgets/feedback';
import { limits } from '../../config';
import { createListeners } from '../../format/listeners';
import './toaster.css';

/** The one toaster of the product (specification §8). Plain React: the login page carries it. */

type ToastKind = 'success' | 'error';
type Toast = { id: number; kind: ToastKind; message: string };

let toasts: readonly Toast[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

const setToasts = (next: readonly Toast[]): void => {
  toasts = next;
  notify();
};

/** What an error says apart from its numbers: the seconds to wait differ with every attempt. */
const cause = (message: string): string => message.replace(/\d+/g, '#');

/** Whether a newer message replaces this one. */
const givesWay = (toast: Toast, kind: ToastKind, message: string): boolean => {
  if (toast.kind !== kind) return kind === 'success';
  return kind === 'success' ? toast.message === message : cause(toast.message) === cause(message);
};

/**
 * Shows a message for 3000 ms, titled 'Success!' or 'Error!'. Callable from anywhere, outside React too. A message that is
 * still visible is not shown twice: its time starts again. A success removes the errors of the attempts before it.
 */
export const showToast = (kind: ToastKind, message: string): void => {
  const others = toasts.filter((toast) => !givesWay(toast, kind, message));
  setToasts([...others, { id: ++lastId, kind, message }]);
};

const dismiss = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** A resting pointer keeps a message at most this many milliseconds: somebody may have left it there. */
const longestRest = 10_000;

/** One message. Its time pauses while it holds the focus, and for a while under the pointer (WCAG 2.2.1). */
const ToastItem = ({ toast: { id, kind, message } }: { toast: Toast }) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef<number>(limits.toastDuration);
  const paused = pointed || focused;

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => dismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [id, paused]);

  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setPointed(false), longestRest);
    return () => clearTimeout(timer);
  }, [pointed]);

  return (
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <svg className="line-icon toast-icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={kind === 'success' ? 'M5.5 10.5l3 3 6-7' : 'M10 5.5v5.5M10 14v.5'} />
      </svg>
      <div>
        <p className="toast-title">{toaster[kind]}</p>
        <p className="toast-message">{message}</p>
      </div>
      <button
        type="button"
        className="toast-dismiss"
        aria-label={toaster.dismiss}
        onClick={() => dismiss(id)}
      >
        <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5.5 5.5l9 9M14.5 5.5l-9 9" />
        </svg>
      </button>
    </div>
  );
};

const Region = ({ kind }: { kind: ToastKind }) => {
  const shown = useSyncExternalStore(subscribe, () => toasts).filter((toast) => toast.kind === kind);
  // Screen readers announce what enters a region that was there before it.
  return (
    <div role={kind === 'success' ? 'status' : 'alert'} aria-atomic="false" className="toast-region">
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
};

/** Where the messages appear: top right, over nothing that can be pressed (toaster.css). Rendered once, by the sign-in gate. */
export const Toaster = () => {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => () => setToasts([]), []);
  // On narrow screens the page moves down by the height of all messages, so that none lies on its first lines.
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--toaster-height', `${entry?.contentRect.height ?? 0}px`),
    );
    if (stack.current) observer.observe(stack.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={stack} className="toaster">
      <Region kind="error" />
      <Region kind="success" />
    </div>
  );
};
