import { type ReactNode, useId } from 'react';
import { onDemand } from '../../onDemand/onDemand';
import { usePanel } from '../../widgets/feedback/usePanel';

/** Its file holds every panel and dialog that a list opens (vite.config.ts). */
export const Popover = onDemand(() => import('@mui/material/Popover'));

type TopBarPopoverProps = {
  /** What the popover is, and what its button is called unless `face` has words of its own. */
  name: string;
  /** What the button shows. */
  face: ReactNode;
  /** `face` has words: they are the button's name, so that it is called what is seen. */
  named?: boolean;
  /** The content; `close` closes the popover. */
  children: (close: () => void) => ReactNode;
};

/** A button of the top bar and what it opens below itself. Escape and a click outside close it, and the focus returns. */
export const TopBarPopover = ({ name, face, named = false, children }: TopBarPopoverProps) => {
  const id = useId();
  const { anchor, wasOpened, trigger, close } = usePanel();
  const isOpen = anchor !== null;
  return (
    <>
      <button
        type="button"
        className="top-bar-button"
        aria-label={named ? undefined : name}
        title={named ? undefined : name}
        aria-controls={isOpen ? id : undefined}
        {...trigger}
        {...Popover.ahead}
      >
        {face}
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
