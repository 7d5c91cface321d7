import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useResourceContext } from 'ra-core';
import { call } from './envelope';
import { recordsKey } from './queryKeys';
import { undocumentedBase } from './simpleRest';
import { revealedNumber } from './wire';

/**
 * Requests one masked number of a record: `POST <resource>/<id>/reveal` with `{ field }` (assumption, docs/decisions/0046).
 * @throws ApiError
 */
export const revealNumber = async (resource: string, id: Identifier, field: string): Promise<string> => {
  const path = `${undocumentedBase}/${resource}/${encodeURIComponent(id)}/reveal`;
  const { value } = await call(path, revealedNumber, { method: 'POST', body: { field } });
  return value;
};

/**
 * Returns `revealNumber` for a record of the resource context. The server logs who revealed a number, so the record is read
 * again for its timeline.
 */
export const useReveal = (id: Identifier): ((field: string) => Promise<string>) => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  return async (field) => {
    const value = await revealNumber(resource, id, field);
    void queryClient.invalidateQueries({ queryKey: recordsKey(resource) });
    return value;
  };
};
