import type { ZodMiniType } from 'zod/mini';
import { type Answer, apiUrl, request, type RequestOptions } from './http';
import { levelsOf } from './tolerantReader';
import { keyOf, unreadable } from './unreadable';
import { z } from './zod';

/** At any level of the response. @throws ApiError 'invalidResponse' */
export const unwrap = <T>(answer: Pick<Answer, 'call' | 'status' | 'json'>, schema: ZodMiniType<T>): T => {
  let key: string | undefined;
  for (const level of levelsOf(answer.json)) {
    const parsed = schema.safeParse(level);
    if (parsed.success) return parsed.data;
    key = keyOf(parsed.error.issues);
  }
  throw unreadable(answer, key);
};

export const call = async <T>(path: string, schema: ZodMiniType<T>, options?: RequestOptions): Promise<T> =>
  unwrap(await request(apiUrl(path), options), schema);

/** The response of a write of which nothing is needed. A list, a text or null is no success. */
export const accepted = z.optional(z.looseObject({}));
