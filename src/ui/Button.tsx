import type { ComponentProps, ReactNode } from 'react';
import './Button.css';

/** In the colour of the text beside it, which says what is awaited. */
export const Ring = () => <span className="ring" aria-hidden="true" />;

/** Filled, with a border, without one, or like a link in a text. */
export type ButtonLook = {
  variant?: 'contained' | 'outlined' | 'text' | 'link';
  color?: 'primary' | 'inherit' | 'error';
  size?: 'large' | 'medium' | 'small';
  startIcon?: ReactNode;
};

type LookProps = ButtonLook & { className?: string; children?: ReactNode };

/** Replaces the look among props by its class and its icon. */
export const withLook = <P extends LookProps>(props: P) => {
  const { variant = 'text', color = 'primary', size = 'medium', startIcon, children, ...others } = props;
  const look = variant === 'link' ? ['link'] : ['button', `is-${variant}`, `is-${size}`];
  return {
    ...others,
    className: [...look, `is-${color}`, props.className].join(' ').trim(),
    children: (
      <>
        {startIcon && <span className="button-icon">{startIcon}</span>}
        {/* A text is an element of its own beside the icon (docs/decisions.md 'A text has its own element'). */}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </>
    ),
  };
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** It does nothing now, but keeps the focus, which a disabled button would lose. */
    off?: boolean;
  };

export const Button = ({ off, ...props }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={off}
    {...withLook(props)}
    {...(off && { onClick: (event) => event.preventDefault() })}
  />
);
