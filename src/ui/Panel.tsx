import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { type ComponentProps, createElement, type ReactNode, useId } from 'react';
import { Button } from './Button';
import './Panel.css';

type PanelFieldProps<T extends 'div' | 'form' | 'fieldset'> = ComponentProps<T> & {
  as?: T;
  /** The label is before the control instead of above it. */
  inline?: boolean;
};

/** A `fieldset` shows two controls side by side. */
export const PanelField = <T extends 'div' | 'form' | 'fieldset' = 'div'>({
  as,
  inline = false,
  ...props
}: PanelFieldProps<T>) =>
  createElement(as ?? 'div', { ...props, className: inline ? 'panel-field is-inline' : 'panel-field' });

type PanelProps = {
  title: string;
  /** The button below it; null while it is closed. */
  anchor: HTMLElement | null;
  side?: 'left' | 'right';
  /** Before 'Tutup'. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export type AnchoredPanelProps = Pick<PanelProps, 'anchor' | 'onClose'>;

export const Panel = ({ title, anchor, side = 'left', foot, onClose, children }: PanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: { className: 'panel column', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={foot ? 'panel-foot flow' : 'panel-foot flow is-end'}>
        {foot}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </Popover>
  );
};
