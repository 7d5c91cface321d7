import { type ComponentProps, createElement } from 'react';
import './FullWidth.css';

type FullWidthProps<T extends 'div' | 'p' | 'ul' | 'dl' | 'table'> = ComponentProps<T> & { as?: T };

/** An element that spans all columns of a `<FormSection>`. Without it, each child of a section takes one column. */
export const FullWidth = <T extends 'div' | 'p' | 'ul' | 'dl' | 'table' = 'div'>({
  as,
  className = '',
  ...props
}: FullWidthProps<T>) =>
  createElement(as ?? 'div', { ...props, className: `full-width ${className}`.trim() });
