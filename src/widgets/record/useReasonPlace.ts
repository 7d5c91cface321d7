import type { Identifier } from 'ra-core';
import { useLocation } from 'react-router';
import type { Draft } from '../form/drafts';

export type ReasonPlace = Pick<Draft, 'path' | 'to'>;

/** Where the reason of an action on a record waits for whoever typed it: on this page, in that action's dialog. */
export const useReasonPlace = (action: string, id: Identifier | undefined): ReasonPlace => {
  const { pathname, search } = useLocation();
  const name = `#${action}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
