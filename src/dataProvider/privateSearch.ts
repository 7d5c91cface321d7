import { session } from '../authProvider/session';
import { isPersonalNumber } from '../domain/search';
import { type Answer, apiUrl, request } from './http';
import { ApiError, isMissing } from './serverErrors';

/**
 * Searches for a NIK or an account number, which must not appear in an address. The list's address contains a reference
 * such as `•1` instead. Only this page knows the text of a reference, and only until the session ends.
 */

const referencePattern = /^•\d+$/;
const texts = new Map<string, string>();
/** The session in which the texts were typed; null without any. */
let sessionOfTexts: number | null = null;
session.subscribe(() => {
  if (session.id() !== sessionOfTexts) texts.clear();
});

/** Returns the value for the list's address: the typed text, or a reference to it if it is a personal number. */
export const searchForAddress = (typed: string): string => {
  if (!isPersonalNumber(typed)) return typed;
  const known = [...texts].find(([, text]) => text === typed)?.[0];
  const reference = known ?? `•${texts.size + 1}`;
  texts.set(reference, typed);
  sessionOfTexts = session.id();
  return reference;
};

/** Returns the typed text for a value from the list's address. */
export const searchFromAddress = (q: unknown): string => (typeof q === 'string' ? (texts.get(q) ?? q) : '');

/** Returns true for a value that is not a text, or a reference whose text is lost, for example after a reload. */
export const isForgottenSearch = (q: unknown): boolean =>
  typeof q !== 'string' || (referencePattern.test(q) && !texts.has(q));

type Filter = Readonly<Record<string, unknown>>;

/** Returns the filter to send, and whether it must be sent in a request body. */
export const sentFilter = (filter: Filter): { filter: Filter; isPrivate: boolean } => {
  const q = searchFromAddress(filter.q);
  return q === ''
    ? { filter, isPrivate: false }
    : { filter: { ...filter, q }, isPrivate: isPersonalNumber(q) };
};

/**
 * Sends a search in the request body (assumption: a host may lack the call).
 * @throws ApiError; if the host lacks the call, with a sentence about it, and the search is never sent in an address
 *   instead
 */
export const requestSearch = async (path: string, body: unknown, signal?: AbortSignal): Promise<Answer> => {
  try {
    return await request(apiUrl(path), { method: 'POST', body, signal });
  } catch (error) {
    if (isMissing(error)) throw new ApiError(error.kind, 'errors.searchInBody', error.status);
    throw error;
  }
};
