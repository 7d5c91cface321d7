import { useEffect, useState } from 'react';
import { session } from '../authProvider/session';
import { draftOwner, drafts, type Draft } from './drafts';

type Keep = Pick<Draft, 'path' | 'to' | 'opened'> & {
  /** Whether there is anything that would be lost. */
  hasChanges: boolean;
  /** What is typed by then. */
  values: () => Draft['values'];
};

/** Keeps what is typed here for whoever types it when their session expires, in this tab or another (reading 14). */
export const useKeepDraft = ({ path, to, opened, hasChanges, values }: Keep): void => {
  const [owner] = useState(draftOwner);
  useEffect(() => {
    if (!hasChanges || owner === null) return;
    return session.onEnd((reason) => {
      if (reason === 'expired') drafts.keep(owner, { path, to, values: values(), ...(opened && { opened }) });
    });
  }, [hasChanges, owner, path, to, opened, values]);
};
