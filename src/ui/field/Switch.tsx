import type { ComponentProps, ReactNode } from 'react';
import './Switch.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & {
  /** The text beside the switch, which is its accessible name. */
  label: ReactNode;
};

export const Switch = ({ label, ...attributes }: SwitchProps) => (
  <label className="switch">
    <input {...attributes} type="checkbox" role="switch" />
    <span>{label}</span>
  </label>
);
