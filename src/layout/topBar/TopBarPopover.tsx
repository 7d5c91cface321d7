import { type ReactNode, useId } from 'react';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { usePanel } from '../../ui/usePanel';

/** Its file contains every panel and dialog of a list (vite.config.ts). */
const Popover = partOnDemand(() => import('@mui/material/Popover'));

type TopBarPopoverProps = {
  /** The name of the popover, and of its button unless `hasText` is set. */
  name: string;
  label: ReactNode;
  /** True if `label` contains text, which then is the button's accessible name. */
  hasText?: boolean;
  /** The content; `close` closes the popover. */
  children: (close: () => void) => ReactNode;
};

/** A button of the top bar with a popover below it. Escape and a click outside close the popover and return the focus. */
export const TopBarPopover = ({ name, label, hasText = false, children }: TopBarPopoverProps) => {
  const id = useId();
  const { anchor, wasOpened, trigger, close } = usePanel(Popover);
  const isOpen = anchor !== null;
  return (
    <>
      <button
        type="button"
        className="top-bar-button"
        aria-label={hasText ? undefined : name}
        title={hasText ? undefined : name}
        aria-controls={isOpen ? id : undefined}
        {...trigger}
      >
        {label}
      </button>
      {wasOpened && (
        <Popover
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          disableScrollLock
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { id, role: 'dialog', 'aria-label': name, className: 'top-bar-popover' } }}
        >
          {children(close)}
        </Popover>
      )}
    </>
  );
};
