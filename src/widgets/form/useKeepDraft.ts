import { useEffect, useState } from 'react';
import { session } from '../../authProvider/session';
import { unsavedChanges } from '../save/unsavedChanges';
import { type Draft, draftOwner, drafts } from './drafts';

type Keep = Pick<Draft, 'path' | 'to' | 'opened'> & {
  /** Whether there is anything that would be lost. */
  hasChanges: boolean;
  /** What is typed, asked for when the session expires. */
  values: () => Draft['values'];
};

/**
 * Keeps what is typed here when the session expires, in this tab or another, for the person who typed it; and lets the page
 * stay when their right to it is taken away.
 */
export const useKeepDraft = ({ path, to, opened, hasChanges, values }: Keep): void => {
  const [owner] = useState(draftOwner);
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges]);
  useEffect(() => {
    if (!hasChanges || owner === null) return;
    return session.onEnd((reason) => {
      if (reason === 'expired') drafts.keep(owner, { path, to, values: values(), ...(opened && { opened }) });
    });
  }, [hasChanges, owner, path, to, opened, values]);
};
