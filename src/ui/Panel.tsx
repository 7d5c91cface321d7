import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { type ComponentProps, createElement, type ReactNode, useId } from 'react';
import { Button } from './Button';
import type { OpenedPanel } from './usePanel';
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

type PanelProps = OpenedPanel & {
  title: string;
  side?: 'left' | 'right';
  foot?: ReactNode;
  children: ReactNode;
};

export const Panel = ({ title, side = 'left', foot, children, ...opened }: PanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Popover
      {...opened}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: { className: 'panel column', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <h2 id={titleId} className="title">
        {title}
      </h2>
      {children}
      <div className="panel-foot flow">
        {foot}
        <Button variant="outlined" color="inherit" onClick={opened.onClose}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </Popover>
  );
};
