import type { ReactNode } from 'react';
import './TabLine.css';

type TabLineProps = {
  /** True while the counts of the tabs are loading; the tabs are hidden then. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/** The line of tabs above a list. Without tabs it reserves their height. */
export const TabLine = ({ isWaiting = false, children }: TabLineProps) => (
  <div className={isWaiting ? 'tab-line is-waiting' : 'tab-line'}>{children}</div>
);
