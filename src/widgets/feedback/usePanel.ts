import { type MouseEvent, useState } from 'react';

/** The state of a `<Panel>` and the props of the button that opens it. */
export const usePanel = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return {
    /** The button below which the panel opens; null while it is closed. */
    anchor,
    /** True from the first opening on: the panel is mounted from then on, so that its closing is animated. */
    wasOpened,
    /** Props of the button that opens the panel. */
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
