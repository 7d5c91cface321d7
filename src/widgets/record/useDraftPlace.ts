import type { Identifier } from 'ra-core';
import { useLocation } from 'react-router';
import type { Draft } from '../form/drafts';

export type DraftPlace = Pick<Draft, 'path' | 'to'>;

/** Returns the draft path of text typed outside a form, such as the reason of an action: unique per `typed` and record id. */
export const useDraftPlace = (typed: string, id: Identifier | undefined): DraftPlace => {
  const { pathname, search } = useLocation();
  const name = `#${typed}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
