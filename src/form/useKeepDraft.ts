import { useEffect, useState } from 'react';
import { session } from '../authProvider/session';
import { type Draft, draftOwner, drafts } from './drafts';
import { unsavedChanges } from './save/unsavedChanges';

type KeepDraftOptions = Pick<Draft, 'path' | 'to' | 'opened'> & {
  hasChanges: boolean;
  /** Returns the values to keep; called when the session expires. */
  values: () => Draft['values'];
};

/**
 * Keeps unsaved values as the user's draft when the session expires, in this tab or another. The page also stays mounted if the
 * user loses the permission for it meanwhile (unsavedChanges).
 */
export const useKeepDraft = ({ path, to, opened, hasChanges, values }: KeepDraftOptions): void => {
  const [owner] = useState(draftOwner);
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges]);
  useEffect(() => {
    if (!hasChanges || owner === null) return;
    return session.onEnd((reason) => {
      if (reason === 'left') return;
      // The router keeps the state of a page under `usr`.
      const { usr: state } = (history.state ?? {}) as { usr?: unknown };
      drafts.keep(owner, { path, to, state, values: values(), ...(opened && { opened }) });
    });
  }, [hasChanges, owner, path, to, opened, values]);
};
