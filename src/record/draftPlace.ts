import type { Identifier } from 'ra-core';
import type { Draft } from '../form/drafts';

export type DraftPlace = Pick<Draft, 'path' | 'to'>;

/**
 * Returns the draft path of text typed outside a form, such as the reason of an action: unique per `typed` and record id.
 * It reads the browser's address. A component that reads the router's address is rendered again whenever it changes, and a
 * page of 100 rows has 200 buttons that can ask for a reason.
 */
export const draftPlace = (typed: string, id: Identifier | undefined): DraftPlace => {
  const { pathname, search } = location;
  const name = `#${typed}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
