import { useBlocker } from 'ra-core';
import { useEffect } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing';

/**
 * Keeps the user on the page while something would be lost by leaving it. The browser asks for confirmation before the tab is
 * closed.
 * @param reason 'run' blocks all navigation, because the report of the run would be lost; the run has its own stop button.
 *   'password', which is shown only once, blocks Back alone, because the button that closes it may lead to another page; so
 *   does 'request', whose outcome may lead to another page. Undefined blocks nothing.
 */
export const useStayDuring = (reason: 'run' | 'password' | 'request' | undefined): void => {
  useAskBeforeClosing(reason !== undefined);
  const { state, reset } = useBlocker(
    ({ historyAction }) => reason === 'run' || (reason !== undefined && historyAction === 'POP'),
  );
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
};
