import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import type { ActParams, AppDataProvider } from './AppDataProvider';
import { recordKey, wholeRecord } from './queryKeys';
import { useRefreshAll } from './useRefreshAll';

/**
 * The record's page shows the response at once. After success and failure, all resources are read again: an approved top-up
 * also changes a balance and a report, and a refusal means that the screen is out of date.
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
    // Not awaited: the changed row may leave its list, and this hook unmounts with it.
    onSettled: refreshAll,
  });
};
