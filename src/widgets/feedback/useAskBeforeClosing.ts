import { useEffect } from 'react';

/** As long as something would be lost, the browser asks before the tab is closed or loaded again. */
export const useAskBeforeClosing = (isAtStake: boolean): void => {
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtStake]);
};
