import { useState } from 'react';

/** What opens beside the button that was pressed, and is fetched when that happens for the first time. */
export const usePanel = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return {
    /** The button that it is anchored to; null while it is closed. */
    anchor,
    /** Whether there is anything to render: it stays once it was opened, and closes with a movement. */
    wasOpened,
    open: (button: HTMLElement): void => {
      setAnchor(button);
      setOpened(true);
    },
    close: (): void => setAnchor(null),
  };
};
