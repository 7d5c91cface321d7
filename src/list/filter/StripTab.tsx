import type { ReactNode } from 'react';
import './StripTab.css';

type StripTabProps = { isPressed: boolean; onPress: () => void; children: ReactNode };

/** A button of a `<ScrollStrip>` above a list. */
export const StripTab = ({ isPressed, onPress, children }: StripTabProps) => (
  <button type="button" className="strip-tab" aria-pressed={isPressed} onClick={onPress}>
    {children}
  </button>
);
