import { type ComponentProps, createElement } from 'react';
import './PanelField.css';

type PanelFieldProps<T extends 'div' | 'form' | 'fieldset'> = ComponentProps<T> & {
  as?: T;
  /** True beside other controls: the label is before the control instead of above it. */
  inline?: boolean;
};

/** A field of a panel: a label above a native control, and an error below it. A `fieldset` shows two of them side by side. */
export const PanelField = <T extends 'div' | 'form' | 'fieldset' = 'div'>({
  as,
  inline = false,
  ...props
}: PanelFieldProps<T>) =>
  createElement(as ?? 'div', { ...props, className: inline ? 'panel-field is-inline' : 'panel-field' });
