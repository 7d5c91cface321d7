import { useBlocker } from 'ra-core';
import { useEffect } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing';

/**
 * Blocks all navigation while a run is active, because its report would be lost; the run has its own stop button. The browser
 * asks for confirmation before the tab is closed.
 */
export const useStayDuring = (isRunning: boolean): void => {
  useAskBeforeClosing(isRunning);
  const { state, reset } = useBlocker(isRunning);
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
};
