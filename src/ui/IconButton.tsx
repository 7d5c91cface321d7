import Tooltip from '@mui/material/Tooltip';
import type { ComponentProps } from 'react';
import './Button.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & {
  label: string;
  size?: 'medium' | 'small';
  tooltip?: 'top' | 'bottom';
  keys?: string;
  /** It does nothing now, but keeps the focus, which a disabled button would lose. */
  off?: boolean;
};

export const IconButton = (props: IconButtonProps) => {
  const { label, size = 'medium', tooltip, keys, off = false, onClick, ...attributes } = props;
  const button = (
    <button
      type="button"
      aria-disabled={off}
      {...attributes}
      aria-label={label}
      className={`icon-button is-${size}${off ? ' is-off' : ''}`}
      onClick={off ? undefined : onClick}
    />
  );
  if (!tooltip) return button;
  return (
    <Tooltip title={keys === undefined ? label : `${label} (${keys})`} placement={tooltip}>
      {button}
    </Tooltip>
  );
};
