import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, type Identifier } from 'ra-core';
import { call } from './envelope';
import { undocumentedBase } from './simpleRest';
import { revealedNumber } from './wire';

/**
 * Asks for one masked number of a record of the resource around us: `POST <resource>/<id>/reveal` with `{ field }`
 * (assumption, docs/decisions/0046). The server keeps who looked, so that the record is read again for its timeline.
 * @returns a function that answers with the whole number. @throws ApiError
 */
export const useReveal = (id: Identifier): ((field: string) => Promise<string>) => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  return async (field) => {
    const path = `${undocumentedBase}/${resource}/${encodeURIComponent(id)}/reveal`;
    const { value } = await call(path, revealedNumber, { method: 'POST', body: { field } });
    void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] });
    return value;
  };
};
