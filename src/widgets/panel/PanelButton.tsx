import type { ComponentProps } from 'react';
import './PanelButton.css';

type PanelButtonProps = ComponentProps<'button'> & {
  /** True for a button without a border, which undoes choices. */
  isText?: boolean;
};

/** A button of a panel. It is plain, because the first of MUI's buttons delays the opening (docs/performance.md). */
export const PanelButton = ({ isText = false, ...props }: PanelButtonProps) => (
  <button type="button" className={isText ? 'panel-button is-text' : 'panel-button'} {...props} />
);
