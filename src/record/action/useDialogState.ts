import { useState } from 'react';

/** The state of a dialog that is mounted from its opening to the end of its closing animation. */
export const useDialogState = () => {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');
  return {
    isMounted: state !== 'closed',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closing'),
    unmount: () => setState('closed'),
  };
};
