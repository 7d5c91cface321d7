import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useResourceContext } from 'ra-core';
import { isMasked } from '../domain/format/mask';
import { call } from './envelope';
import { recordsKey } from './keys';
import { isLeftOut } from './optionalCalls';
import { backoffice, mostRevealed, revealedNumber, revealedNumbers } from './wire';

/** Only those that the server has masked: `POST <resource>/reveal` with `{ ids, fields }` (assumption). @throws ApiError */
export const revealNumbers = async (
  resource: string,
  records: readonly RaRecord[],
  fields: readonly string[],
  signal?: AbortSignal,
): Promise<RaRecord[]> => {
  if (isLeftOut('reveal')) return [...records];
  const masked = records.filter((record) => fields.some((field) => isMasked(record[field])));
  const ids = masked.map(({ id }) => String(id));
  const numbers = new Map<string, Record<string, string>>();
  for (let start = 0; start < ids.length; start += mostRevealed) {
    const body = { ids: ids.slice(start, start + mostRevealed), fields };
    const path = `${backoffice}/${resource}/reveal`;
    const revealed = await call(path, revealedNumbers, { method: 'POST', body, signal });
    for (const { id, values } of revealed) numbers.set(id, values);
  }
  return records.map((record) => ({ ...record, ...numbers.get(String(record.id)) }));
};

/** `POST <resource>/<id>/reveal` with `{ field }` (assumption). @throws ApiError */
export const revealNumber = async (resource: string, id: Identifier, field: string): Promise<string> => {
  const path = `${backoffice}/${resource}/${encodeURIComponent(id)}/reveal`;
  const { value } = await call(path, revealedNumber, { method: 'POST', body: { field } });
  return value;
};

/** Undefined if the host reveals none. The server logs who revealed a number, so the record is read again for its timeline. */
export const useReveal = (id: Identifier): ((field: string) => Promise<string>) | undefined => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  if (isLeftOut('reveal')) return undefined;
  return async (field) => {
    const value = await revealNumber(resource, id, field);
    void queryClient.invalidateQueries({ queryKey: recordsKey(resource) });
    return value;
  };
};
