import type { ZodMiniType } from 'zod/mini';
import { apiUrl, request, type RequestOptions } from './http';
import { ApiError } from './serverErrors';
import { z } from './zod';

const dataOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { data?: unknown }).data : undefined;

/**
 * At any depth of the response: the specification writes 'data.data' and 'data.payload' without saying whether the HTTP
 * client's own `data` counts (reading 1). @throws ApiError 'invalidResponse'
 */
export const unwrap = <T>(json: unknown, schema: ZodMiniType<T>): T => {
  for (const candidate of [json, dataOf(json), dataOf(dataOf(json))]) {
    const parsed = schema.safeParse(candidate);
    if (parsed.success) return parsed.data;
  }
  throw new ApiError('invalidResponse', '', 200);
};

export const call = async <T>(path: string, schema: ZodMiniType<T>, options?: RequestOptions): Promise<T> =>
  unwrap((await request(apiUrl(path), options)).json, schema);

/** The response of a write of which nothing is needed. A list, a text or null is no success. */
export const accepted = z.looseObject({});
