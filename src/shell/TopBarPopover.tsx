import Popover from '@mui/material/Popover';
import { useId, useState, type ReactNode } from 'react';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const open = anchor !== null;
  return (
    <>
      <button
        type="button"
        className="top-bar-button"
        aria-label={named ? undefined : name}
        title={named ? undefined : name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {face}
      </button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': name, className: 'top-bar-popover' } }}
      >
        {children(close)}
      </Popover>
    </>
  );
};
