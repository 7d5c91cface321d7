import { useBlocker } from 'ra-core';
import { useEffect } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing';

/**
 * Keeps the user on the page while something would be lost by leaving it. The browser asks for confirmation before the tab is
 * closed.
 * @param isRunning true during a run: blocks all navigation, because its report would be lost. The run has its own stop button.
 * @param isShownOnce true while a password is shown that cannot be shown again: blocks Back alone, because the button that
 *   closes it may lead to another page
 */
export const useStayDuring = (isRunning: boolean, isShownOnce = false): void => {
  useAskBeforeClosing(isRunning || isShownOnce);
  const { state, reset } = useBlocker(
    ({ historyAction }) => isRunning || (isShownOnce && historyAction === 'POP'),
  );
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
};
