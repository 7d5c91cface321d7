import { LinkBase } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import './Button.css';

/** How a button looks: the props of MUI's Button, with its default values. */
export type ButtonLook = {
  variant?: 'text' | 'outlined' | 'contained';
  color?: 'primary' | 'inherit' | 'error';
  size?: 'medium' | 'small';
  startIcon?: ReactNode;
};

type LookProps = ButtonLook & { className?: string; children?: ReactNode };

// A text is an element of its own beside the icon (docs/decisions/0126).
const withLook = <P extends LookProps>(props: P) => {
  const { variant = 'text', color = 'primary', size = 'medium', startIcon, children, ...others } = props;
  const className = ['button', `is-${variant}`, `is-${color}`, `is-${size}`, props.className]
    .join(' ')
    .trim();
  return {
    ...others,
    className,
    children: (
      <>
        {startIcon && <span className="button-icon">{startIcon}</span>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </>
    ),
  };
};

/**
 * The button of the product, with the props of MUI's Button. A plain element, because MUI's delayed every first opening and
 * the lists (docs/decisions/0096).
 */
export const Button = (props: ComponentProps<'button'> & ButtonLook) => (
  <button type="button" {...withLook(props)} />
);

/** A link that looks like a button: `<LinkButton to="/orders" variant="outlined">`. */
export const LinkButton = (props: ComponentProps<typeof LinkBase> & ButtonLook) => (
  <LinkBase {...withLook(props)} />
);
