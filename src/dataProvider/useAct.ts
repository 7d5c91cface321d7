import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import type { ActParams, AppDataProvider } from './AppDataProvider';
import { recordKey, wholeRecord } from './queryKeys';
import { useRefreshAll } from './useRefreshAll';

/**
 * Does an action on a record of the resource around us, and waits for the server. The page of the record shows at once what
 * the server answered. Whether the action succeeds or fails, everything read from any resource is read again: an approved
 * top-up changes a balance and a report too, and a refusal means that what is on screen is out of date.
 * @returns react-query's mutation; `mutateAsync(params)` answers with the changed record and throws ApiError
 */
export const useAct = () => {
  const resource = useResourceContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: async (params: ActParams) => {
      if (resource === undefined) throw new Error('useAct needs a resource around it');
      return (await dataProvider.act(resource, params)).data;
    },
    onSuccess: (answered, { id }) =>
      queryClient.setQueryData<RaRecord>(
        recordKey(resource, id, wholeRecord),
        (shown) => shown && { ...shown, ...answered },
      ),
    // Not waited for: the row that was acted on may leave its list with this hook in it.
    onSettled: refreshAll,
  });
};
