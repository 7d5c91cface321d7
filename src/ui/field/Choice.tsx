import type { ComponentProps, ReactNode } from 'react';
import './Field.css';

/** A checkbox or a radio button with its label beside it. */
export const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="choice row">
    <input {...input} />
    <span>{children}</span>
  </label>
);

type ChoiceGroupProps = { legend: string; className?: string; children: ReactNode };

/** The choices of one question, under the question. */
export const ChoiceGroup = ({ legend, className, children }: ChoiceGroupProps) => (
  <fieldset className={className}>
    <legend className="label">{legend}</legend>
    {children}
  </fieldset>
);

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & {
  /** The text beside the switch, which is its accessible name. */
  label: ReactNode;
};

export const Switch = ({ label, ...attributes }: SwitchProps) => (
  <label className="switch row">
    <input {...attributes} type="checkbox" role="switch" />
    <span>{label}</span>
  </label>
);
