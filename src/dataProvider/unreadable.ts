import { ApiError } from './serverErrors';

const told = new Set<string>();

/** Without host, query and ids, which begin with a digit or hold one, unlike the version of the API. */
const nameOf = (call: string): string =>
  call.replace(/https?:\/\/[^/]+|\?.*/g, '').replace(/\/(?!v\d+\/)[^/]*\d[^/]*/g, '/:id');

/** Says in the console, once, what an answer lacks; never a value, which may be a person's. */
export const tellOnce = (call: string, fault: string): void => {
  const line = `${nameOf(call)}: ${fault}`;
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
};

/** The key breaks the contract. */
export const tellUnreadable = (call: string, key: string): void => tellOnce(call, `${key} cannot be read`);

/** The error of a success whose body breaks the contract. */
export const unreadable = (
  { call, status }: { call: string; status: number },
  key = 'the response',
): ApiError => {
  tellUnreadable(call, key);
  return new ApiError('invalidResponse', '', status);
};

/** The first key that broke a schema. */
export const keyOf = (issues: readonly { path: readonly PropertyKey[] }[]): string =>
  issues[0]?.path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.') || 'the response';
