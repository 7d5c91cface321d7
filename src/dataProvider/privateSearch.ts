import { session } from '../authProvider/session';
import { isPersonalNumber } from '../domain/search';
import { type Answer, apiUrl, request } from './http';
import { ApiError, isMissing } from './serverErrors';

/**
 * Searches for a NIK or an account number, which may be in no address. The address of the list holds a
 * reference such as `•1` instead; only this page knows the text behind it, and only as long as the session.
 */

const mark = '•';
const texts = new Map<string, string>();
let searchedWith = session.token();
session.subscribe(() => {
  if (session.token() === searchedWith) return;
  searchedWith = session.token();
  texts.clear();
});

/** What the address of a list may hold for what was typed: the text itself, or a reference to it. */
export const searchForAddress = (typed: string): string => {
  if (!isPersonalNumber(typed)) return typed;
  const known = [...texts].find(([, text]) => text === typed)?.[0];
  const reference = known ?? `${mark}${texts.size + 1}`;
  texts.set(reference, typed);
  return reference;
};

/** What was typed, from what the address holds. */
export const searchFromAddress = (q: unknown): string => (typeof q === 'string' ? (texts.get(q) ?? q) : '');

/** Whether the text behind a reference is lost, for example after a reload. */
export const isForgottenSearch = (q: unknown): boolean =>
  typeof q === 'string' && q.startsWith(mark) && !texts.has(q);

type Filter = Readonly<Record<string, unknown>>;

/** A filter as it is sent, and whether it has to travel in a body. */
export const sentFilter = (filter: Filter): { filter: Filter; isPrivate: boolean } => {
  const q = searchFromAddress(filter.q);
  return q === ''
    ? { filter, isPrivate: false }
    : { filter: { ...filter, q }, isPrivate: isPersonalNumber(q) };
};

/**
 * Asks with a search in the body (assumption: a host may lack the call).
 * @throws ApiError; where the host does not know the call, with a sentence that says so instead of an address
 */
export const requestSearch = async (path: string, body: unknown, signal?: AbortSignal): Promise<Answer> => {
  try {
    return await request(apiUrl(path), { method: 'POST', body, signal });
  } catch (error) {
    if (isMissing(error)) throw new ApiError(error.kind, 'errors.searchInBody', error.status);
    throw error;
  }
};
