import type { Identifier } from 'ra-core';
import { drafts } from '../form/drafts';
import { useDraftPlace } from '../record/useDraftPlace';

/** What an expired session interrupted. */
export type BulkDraft = { action: string; ids: Identifier[]; reason: string };

/** Where the reason of a bulk action is kept, and what an expired session has left there. */
export const useBulkDraft = () => {
  const place = useDraftPlace('bulk', undefined);
  return { place, draft: drafts.at(place.path)?.values as BulkDraft | undefined };
};
