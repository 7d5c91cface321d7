import type { Identifier } from 'ra-core';
import { useLocation } from 'react-router';
import type { Draft } from '../form/drafts';

export type ReasonPlace = Pick<Draft, 'path' | 'to'>;

/** Where the typed reason of an action is kept while its dialog is closed: per page, record and action. */
export const useReasonPlace = (action: string, id: Identifier | undefined): ReasonPlace => {
  const { pathname, search } = useLocation();
  const name = `#${action}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
