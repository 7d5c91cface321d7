import { useEffect, useState } from 'react';
import { drafts } from '../form/drafts';
import { useKeepDraft } from '../form/useKeepDraft';
import type { DraftPlace } from '../record/useDraftPlace';

type ReasonOf = {
  /** Where the reason is kept when the session expires. */
  place: DraftPlace;
  /** Whether the dialog is open: a closed one keeps nothing. */
  isOpen: boolean;
  /** What is kept with the reason, to continue later. */
  beside?: Record<string, unknown>;
};

/** The reason of an action while it is typed. After an expired session the same person finds it again (reading 14). */
export const useReason = ({ place, isOpen, beside }: ReasonOf) => {
  const [reason, setReason] = useState(() => String(drafts.at(place.path)?.values.reason ?? ''));
  useEffect(() => drafts.discard(place.path), [place.path]);
  useKeepDraft({ ...place, hasChanges: isOpen && reason !== '', values: () => ({ ...beside, reason }) });
  return [reason, setReason] as const;
};
