import { useBlocker } from 'ra-core';
import { useEffect } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing';

/**
 * As long as something runs whose report would be lost, the browser's Back does nothing: a run is stopped by its own button.
 * The browser asks before the tab is closed.
 */
export const useStayDuring = (isRunning: boolean): void => {
  useAskBeforeClosing(isRunning);
  const { state, reset } = useBlocker(isRunning);
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
};
