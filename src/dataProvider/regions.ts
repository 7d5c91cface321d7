import { queryOptions } from '@tanstack/react-query';
import { call } from './envelope';
import { type Region, type RegionLevel, regionLists } from './wire';

/** Below `parentId` (specification §7); provinces have no parent. Ids and order are the server's. */
export const getRegions = (level: RegionLevel, parentId: string, signal?: AbortSignal): Promise<Region[]> =>
  call(
    level === 'province'
      ? 'users-services/api/v1/region/province'
      : `users-services/api/v1/region/${level}/${encodeURIComponent(parentId)}`,
    regionLists[level],
    { signal },
  );

export const regionsQuery = (level: RegionLevel, parentId = '') =>
  queryOptions({
    queryKey: ['regions', level, parentId],
    queryFn: ({ signal }) => getRegions(level, parentId, signal),
    staleTime: Infinity,
  });
