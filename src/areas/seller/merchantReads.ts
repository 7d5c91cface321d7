import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { call } from '../../dataProvider/envelope';
import { ApiError } from '../../dataProvider/serverErrors';
import { merchantHistory, merchantHistoryPath, merchantSummary, merchantSummaryPath } from './sellerWire';

/**
 * Who activated and deactivated a seller, when and why, oldest first (assumption). `data` is null where the host keeps no
 * history.
 */
export const useSellerHistory = (id: string) => {
  const resource = useResourceContext();
  return useQuery({
    queryKey: [resource, 'read', 'history', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(merchantHistoryPath(id), merchantHistory, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notFound') return null;
        throw error;
      }
    },
    staleTime: 0,
  });
};

/** What belongs to a seller, as of now (assumption): asked for before it is deleted. */
export const useSellerSummary = (id: string) => {
  const resource = useResourceContext();
  return useQuery({
    queryKey: [resource, 'read', 'summary', id],
    queryFn: ({ signal }) => call(merchantSummaryPath(id), merchantSummary, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};
