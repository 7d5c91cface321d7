import { session } from '../authProvider/session';
import { config } from '../config';
import { isMissing } from './serverErrors';

/** What a host may leave out (docs/host.md), by the names that `without` in config.json uses. */
export type OptionalCall =
  | 'activity'
  | 'counts'
  | 'history'
  | 'notes'
  | 'password'
  | 'place'
  | 'profile'
  | 'reveal'
  | 'roles'
  | 'search'
  | 'status'
  | 'summary';

/** A host's own sentence in a 404 of theirs is about the record, which is gone. */
const ofRecords: readonly OptionalCall[] = ['history', 'notes', 'summary'];

/** Answered with 404 or 405 in this session. */
const missing = new Set<string>();
session.onEnd(() => missing.clear());

/** The configuration says so: then its place on the page is left out, too. */
export const isLeftOut = (name: OptionalCall): boolean => config().without.includes(name);

/** The host was asked, and lacks it. */
export const isUnoffered = (place: string): boolean => missing.has(place);

export const isOffered = (name: OptionalCall): boolean => !isLeftOut(name) && !isUnoffered(name);

/** It is not asked again in this session. */
export const noteUnoffered = (place: string): void => {
  missing.add(place);
};

/**
 * Null if the host lacks the call, which is then not sent again in this session. `place` is its address, for a call that some
 * resources may have and others not. @throws every other error
 */
export const ifOffered = async <T>(
  name: OptionalCall,
  send: () => Promise<T>,
  place: string = name,
): Promise<T | null> => {
  if (isLeftOut(name) || isUnoffered(place)) return null;
  try {
    return await send();
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (error.serverMessage === '' || !ofRecords.includes(name)) noteUnoffered(place);
    return null;
  }
};
