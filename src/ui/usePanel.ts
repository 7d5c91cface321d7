import { type MouseEvent, useMemo, useState } from 'react';
import type { PartOnDemand } from './onDemand/onDemand';
import { useFetchWhenQuiet } from './onDemand/whenQuiet';

/** Fetches the panel's code in advance, so that it opens with the click. */
export const usePanel = (
  panel: Pick<PartOnDemand, 'prefetch' | 'isLoaded' | 'prefetchHandlers' | 'whenFetched'>,
) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  useFetchWhenQuiet(useMemo(() => [panel], [panel]));
  return {
    /** The button below the panel; null while it is closed. */
    anchor,
    /** Mounted from then on, so that its closing is animated. */
    wasOpened,
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': anchor !== null,
      ...panel.prefetchHandlers,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
        panel.whenFetched(() => {
          setAnchor(currentTarget);
          setOpened(true);
        }),
    } as const,
    close: (): void => setAnchor(null),
  };
};
