import type { RaRecord } from 'ra-core';
import { isMasked } from '../domain/format/mask';
import { call } from './envelope';
import { undocumentedBase } from './simpleRest';
import { mostRevealed, revealedNumbers } from './wire';

/**
 * Returns the records with unmasked numbers in `fields`. Requests only the numbers that the server has masked: `POST
 * <resource>/reveal` with `{ ids, fields }` (assumption, docs/decisions/0046). A record that was deleted stays masked.
 * @throws ApiError
 */
export const revealNumbers = async (
  resource: string,
  records: readonly RaRecord[],
  fields: readonly string[],
  signal?: AbortSignal,
): Promise<RaRecord[]> => {
  const masked = records.filter((record) => fields.some((field) => isMasked(record[field])));
  const ids = masked.map(({ id }) => String(id));
  const numbers = new Map<string, Record<string, string>>();
  for (let start = 0; start < ids.length; start += mostRevealed) {
    const body = { ids: ids.slice(start, start + mostRevealed), fields };
    const path = `${undocumentedBase}/${resource}/reveal`;
    const revealed = await call(path, revealedNumbers, { method: 'POST', body, signal });
    for (const { id, values } of revealed) numbers.set(id, values);
  }
  return records.map((record) => ({ ...record, ...numbers.get(String(record.id)) }));
};
