import { type MouseEvent, useState } from 'react';

/** A panel that opens beside its button. Its code is fetched at the first opening. */
export const usePanel = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return {
    /** The button that it is anchored to; null while it is closed. */
    anchor,
    /** Whether to render the panel: from the first opening on, so that it can close with an animation. */
    wasOpened,
    /** What makes a button the one that opens it. */
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setOpened(true);
      },
    } as const,
    close: (): void => setAnchor(null),
  };
};
