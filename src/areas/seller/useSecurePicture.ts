import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { getSecurePicture } from '../../dataProvider/pictures/securePicture';
import { ApiError } from '../../dataProvider/serverErrors';

/**
 * Loads the stored ID card picture of a merchant (specification §7). It stays in memory only while it is shown. An error
 * shows the toast 'Gagal Memuat KTP' once (§8); `retry` fetches again.
 */
export const useSecurePicture = (merchantId: string) => {
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['securePicture', merchantId],
    queryFn: ({ signal }) => getSecurePicture(merchantId, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  const hasFailed = error !== null && !isFetching;
  const isExpired = error instanceof ApiError && error.kind === 'expired';
  useEffect(() => {
    if (hasFailed && !isExpired) notify('resources.member-list/seller.ktpFailed', { type: 'error' });
  }, [hasFailed, isExpired, notify]);
  return { picture: data ?? null, isLoading: isFetching, hasFailed, retry: () => void refetch() };
};
