import { type MouseEvent, useMemo, useState } from 'react';
import type { PartOnDemand } from './onDemand/onDemand';
import { useFetchWhenQuiet } from './onDemand/whenQuiet';

/** What a panel needs to be below its button. */
export type OpenedPanel = { open: boolean; anchorEl: HTMLElement; onClose: () => void };

/**
 * Fetches the panel's code in advance, so that it opens with the click. `panel` is undefined until then; a closed panel stays
 * mounted, so that its closing is animated and what it has begun goes on.
 */
export const usePanel = (part: Pick<PartOnDemand, 'prefetch' | 'isLoaded' | 'whenFetched'>) => {
  const [opened, setOpened] = useState<Omit<OpenedPanel, 'onClose'>>();
  useFetchWhenQuiet(useMemo(() => [part], [part]));
  const panel: OpenedPanel | undefined = opened && {
    ...opened,
    onClose: () => setOpened({ ...opened, open: false }),
  };
  const trigger = {
    'aria-haspopup': 'dialog',
    'aria-expanded': opened?.open === true,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      part.whenFetched(() => setOpened({ open: true, anchorEl: currentTarget })),
  } as const;
  return { trigger, panel };
};

/** What a dialog needs to stay mounted until its closing has ended. */
export type OpenedDialog = { open: boolean; onClose: () => void; onClosed: () => void };

/** `dialog` is undefined before it opens and once its closing has ended, so that the next one starts anew. */
export const useDialog = () => {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  const dialog: OpenedDialog | undefined =
    state === 'gone'
      ? undefined
      : {
          open: state === 'open',
          onClose: () => setState('closing'),
          onClosed: () => setState('gone'),
        };
  return { dialog, openDialog: () => setState('open') };
};
