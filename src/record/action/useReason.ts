import { useEffect, useState } from 'react';
import { drafts } from '../../form/drafts';
import { useKeepDraft } from '../../form/useKeepDraft';
import type { DraftPlace } from '../draftPlace';

type ReasonOptions = {
  /** The draft under which the reason is kept when the session expires. */
  place: DraftPlace;
  /** True while the dialog is open: a closed dialog keeps no draft. */
  isOpen: boolean;
  /** True once records have been sent: the draft then says which are left, even without a reason. */
  isSent?: boolean;
  /** Further values for the draft, with which the action continues later. */
  draftValues?: Record<string, unknown>;
};

/** The typed reason of an action and its setter. After an expired session, the same user finds the text again (reading 14). */
export const useReason = ({ place, isOpen, isSent = false, draftValues }: ReasonOptions) => {
  const [reason, setReason] = useState(() => String(drafts.at(place.path)?.values.reason ?? ''));
  useEffect(() => drafts.discard(place.path), [place.path]);
  const hasChanges = isOpen && (isSent || reason !== '');
  useKeepDraft({ ...place, hasChanges, values: () => ({ ...draftValues, reason }) });
  return [reason, setReason] as const;
};
