import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { call } from '../../dataProvider/envelope';
import { ApiError } from '../../dataProvider/serverErrors';
import { merchantHistory, merchantHistoryPath, merchantSummary, merchantSummaryPath } from './sellerWire';

/** @throws ApiError */
export const readHistory = (id: string, signal?: AbortSignal) =>
  call(merchantHistoryPath(id), merchantHistory, { signal });

/** @throws ApiError */
export const readSummary = (id: string, signal?: AbortSignal) =>
  call(merchantSummaryPath(id), merchantSummary, { signal });

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
        return await readHistory(id, signal);
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
    queryFn: ({ signal }) => readSummary(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};
