import { session } from '../authProvider/session';
import { isPersonalNumber } from '../domain/search';
import { type Answer, apiUrl, request } from './http';
import { ifOffered } from './optionalCalls';
import { ApiError } from './serverErrors';

/** An address contains a reference such as `•1` instead, whose text only this page knows, until the session ends. */

const referencePattern = /^•\d+$/;
const texts = new Map<string, string>();
let sessionOfTexts: number | null = null;
session.subscribe(() => {
  if (session.id() !== sessionOfTexts) texts.clear();
});

/** The typed text, or a reference if it is a personal number. */
export const searchForAddress = (typed: string): string => {
  if (!isPersonalNumber(typed)) return typed;
  const known = [...texts].find(([, text]) => text === typed)?.[0];
  const reference = known ?? `•${texts.size + 1}`;
  texts.set(reference, typed);
  sessionOfTexts = session.id();
  return reference;
};

export const searchFromAddress = (q: unknown): string => (typeof q === 'string' ? (texts.get(q) ?? q) : '');

/** Not a text, or a reference whose text is lost, for example after a reload. */
export const isForgottenSearch = (q: unknown): boolean =>
  typeof q !== 'string' || (referencePattern.test(q) && !texts.has(q));

export type Filter = Readonly<Record<string, unknown>>;

/** `isPrivate`: to be sent in a request body. */
export const sentFilter = (filter: Filter): { filter: Filter; isPrivate: boolean } => {
  const q = searchFromAddress(filter.q);
  return q === ''
    ? { filter, isPrivate: false }
    : { filter: { ...filter, q }, isPrivate: isPersonalNumber(q) };
};

/** assumption: a host may lack the call; the search is never sent in an address instead. @throws ApiError */
export const requestSearch = async (path: string, body: unknown, signal?: AbortSignal): Promise<Answer> => {
  const send = () => request(apiUrl(path), { method: 'POST', body, signal });
  const answer = await ifOffered('search', send, path);
  if (!answer) throw new ApiError('notFound', 'errors.searchInBody', 404);
  return answer;
};
