import type { ComponentProps, ReactNode } from 'react';
import './PanelChoice.css';

/** A checkbox or a radio button of a panel, with its label beside it. */
export const PanelChoice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="panel-choice">
    <input {...input} />
    <span>{children}</span>
  </label>
);

type PanelGroupProps = { legend: string; className?: string; children: ReactNode };

/** The choices of one question, under the question. */
export const PanelGroup = ({ legend, className = '', children }: PanelGroupProps) => (
  <fieldset className={`panel-group ${className}`.trim()}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
