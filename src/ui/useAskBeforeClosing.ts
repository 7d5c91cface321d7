import { useEffect } from 'react';

/** While `wouldLoseData` is true, the browser asks for confirmation before the tab is closed or reloaded. */
export const useAskBeforeClosing = (wouldLoseData: boolean): void => {
  useEffect(() => {
    if (!wouldLoseData) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLoseData]);
};
