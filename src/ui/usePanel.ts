import { type MouseEvent, useMemo, useState } from 'react';
import type { PartOnDemand } from './onDemand/onDemand';
import { useFetchWhenQuiet } from './onDemand/whenQuiet';

/**
 * The state of a `<Panel>` and the props of the button that opens it. Fetches the panel's code in advance, so that the panel
 * opens with the click.
 * @param panel the component with the panel
 */
export const usePanel = (
  panel: Pick<PartOnDemand, 'prefetch' | 'isLoaded' | 'prefetchHandlers' | 'whenFetched'>,
) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  useFetchWhenQuiet(useMemo(() => [panel], [panel]));
  return {
    /** The button below which the panel opens; null while it is closed. */
    anchor,
    /** True from the first opening on: the panel is mounted from then on, so that its closing is animated. */
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
