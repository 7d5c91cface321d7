import { useEffect, useState } from 'react';
import { drafts } from '../form/drafts';
import { useKeepDraft } from '../form/useKeepDraft';
import type { DraftPlace } from '../record/useDraftPlace';

type ReasonOf = {
  /** Where the reason waits when an expired session interrupts it. */
  place: DraftPlace;
  /** Whether what is typed is still wanted. */
  isOpen: boolean;
  /** What else is needed to go on with it. */
  beside?: Record<string, unknown>;
};

/**
 * The reason of an action while it is typed. One that an expired session interrupted is there again when the same person
 * comes back for it (reading 14).
 */
export const useReason = ({ place, isOpen, beside }: ReasonOf) => {
  const [reason, setReason] = useState(() => String(drafts.at(place.path)?.values.reason ?? ''));
  useEffect(() => drafts.discard(place.path), [place.path]);
  useKeepDraft({ ...place, hasChanges: isOpen && reason !== '', values: () => ({ ...beside, reason }) });
  return [reason, setReason] as const;
};
