import type { ReactNode } from 'react';

type PageButtonProps = {
  label: string;
  children: ReactNode;
  /** The page shown now. */
  current?: boolean;
  /** Leads nowhere. It stays focusable, so that keyboard users keep the focus on the last page. */
  disabled?: boolean;
  onClick: () => void;
  /** The pointer rests on it, or it has the focus: a click is likely. */
  onLikely: () => void;
};

/** One button of the pagination. */
export const PageButton = ({ label, children, current, disabled, onClick, onLikely }: PageButtonProps) => {
  const idle = disabled === true || current === true;
  return (
    <button
      type="button"
      className="page-button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled ? true : undefined}
      onClick={idle ? undefined : onClick}
      onPointerEnter={idle ? undefined : onLikely}
      onFocus={idle ? undefined : onLikely}
    >
      {children}
    </button>
  );
};
