import type { Identifier } from 'ra-core';
import { drafts } from '../../form/drafts';
import { draftPlace } from '../../record/draftPlace';

/** The draft of a bulk action that an expired session interrupted. */
export type BulkDraft = { action: string; ids: Identifier[]; reason: string };

/** The place of a bulk action's draft, and the draft that an expired session left there. */
export const useBulkDraft = () => {
  const place = draftPlace('bulk', undefined);
  return { place, draft: drafts.at(place.path)?.values as BulkDraft | undefined };
};
