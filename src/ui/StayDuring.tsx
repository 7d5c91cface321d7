import { useBlocker } from 'ra-core';
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

type StayDuringProps = { reason: 'password' | 'request' };

/** `useStayDuring` for a moment. The router has one blocker: that of a form below works again when this is unmounted. */
export const StayDuring = ({ reason }: StayDuringProps) => {
  useStayDuring(reason);
  return null;
};
