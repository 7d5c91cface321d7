import { useBlocker } from 'ra-core';
import { useEffect } from 'react';

/** Before the tab is closed or reloaded. */
export const useAskBeforeClosing = (wouldLoseData: boolean): void => {
  useEffect(() => {
    if (!wouldLoseData) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLoseData]);
};

/** 'run' blocks all navigation, 'password' and 'request' only Back, because their button or outcome may lead to another page. */
export const useStayDuring = (reason: 'run' | 'password' | 'request' | undefined): void => {
  useAskBeforeClosing(reason !== undefined);
  const { state, reset } = useBlocker(
    ({ historyAction }) => reason === 'run' || (reason !== undefined && historyAction === 'POP'),
  );
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
};

/** `useStayDuring` for a moment. The router has one blocker: that of a form below works again when this is unmounted. */
export const StayDuring = ({ reason }: { reason: 'password' | 'request' }) => {
  useStayDuring(reason);
  return null;
};
