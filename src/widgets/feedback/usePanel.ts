import { type MouseEvent, useState } from 'react';

/** What opens beside the button that was pressed, and is fetched when that happens for the first time. */
export const usePanel = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = (button: HTMLElement): void => {
    setAnchor(button);
    setOpened(true);
  };
  return {
    /** The button that it is anchored to; null while it is closed. */
    anchor,
    /** Whether there is anything to render: it stays once it was opened, and closes with a movement. */
    wasOpened,
    open,
    /** What makes a button the one that opens it. */
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget),
    } as const,
    close: (): void => setAnchor(null),
  };
};
