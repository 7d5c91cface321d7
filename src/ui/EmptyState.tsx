import type { ReactNode } from 'react';
import './EmptyState.css';

/** `empty`: no records yet. `search`: no matches. `failed`: could not be loaded. */
type EmptyImageKind = 'empty' | 'search' | 'failed';

const details: Record<EmptyImageKind, ReactNode> = {
  empty: <path className="accent" d="M74 74h12M80 68v12" />,
  search: (
    <g className="accent">
      <circle className="fill" cx="98" cy="66" r="17" />
      <path d="m111 79 13 13" />
    </g>
  ),
  failed: (
    <g className="accent">
      <circle className="fill" cx="100" cy="68" r="17" />
      <path d="M100 59v11M100 76v.5" />
    </g>
  ),
};

/** The market stall of specification §2; decorative only. */
const EmptyImage = ({ kind }: { kind: EmptyImageKind }) => (
  <svg className="line-icon empty-image" viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
    <path d="M14 100h132" />
    <path d="M36 100V52M124 100V52" />
    <path className="fill" d="M30 40 40 16h80l10 24z" />
    <path
      className="fill"
      d="M30 40a10 10 0 0 0 20 0 10 10 0 0 0 20 0 10 10 0 0 0 20 0 10 10 0 0 0 20 0 10 10 0 0 0 20 0"
    />
    <path d="m50 40 5-24M70 40l2-24M90 40l-2-24M110 40l-5-24" />
    <path className="fill" d="M44 82h72v18H44z" />
    <path d="M58 88h14M58 94h8" />
    {details[kind]}
  </svg>
);

type EmptyStateProps = {
  image: EmptyImageKind;
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
};

export const EmptyState = ({ image, title, hint, children }: EmptyStateProps) => (
  <div className="empty-state column">
    <EmptyImage kind={image} />
    <p className="empty-state-title title">{title}</p>
    {hint && <p className="empty-state-hint">{hint}</p>}
    {children && <div className="empty-state-next flow">{children}</div>}
  </div>
);
