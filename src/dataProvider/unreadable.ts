import { ApiError } from './serverErrors';

const told = new Set<string>();

/** Without host, query and ids, which begin with a digit or hold one, unlike the version of the API. */
const nameOf = (call: string): string =>
  call.replace(/https?:\/\/[^/]+|\?.*/g, '').replace(/\/(?!v\d+\/)[^/]*\d[^/]*/g, '/:id');

/** Says in the console, once, which key of which call breaks the contract; never a value, which may be a person's. */
export const tellUnreadable = (call: string, key: string): void => {
  const line = `${nameOf(call)}: ${key} cannot be read`;
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
};

/** The error of a success whose body breaks the contract. */
export const unreadable = (
  { call, status }: { call: string; status: number },
  key = 'the response',
): ApiError => {
  tellUnreadable(call, key);
  return new ApiError('invalidResponse', '', status);
};

type Issue = { path: readonly PropertyKey[] };

/** The first key that broke a schema. */
export const keyOf = (issues: readonly Issue[]): string =>
  issues[0]?.path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.') || 'the response';
