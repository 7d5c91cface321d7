import { apiUrl, request } from '../http';
import { ifOffered } from '../optionalCalls';
import { simpleRest } from '../simpleRest';
import { backoffice } from '../wire';
import { type Activity, activity, type ActivityBody } from './historyWire';

/** assumption. An export, or numbers that came unmasked and were shown. Succeeds if the host has no log. @throws ApiError */
export const logActivity = async (body: ActivityBody): Promise<void> => {
  await ifOffered('activity', () => request(apiUrl(`${backoffice}/activity`), { method: 'POST', body }));
};

export const activityEndpoints = { getList: simpleRest({ record: activity }).getList };

/** For the data provider: it has a list, and is no area of the menu. */
export const activityResource = { name: 'activity', endpoints: activityEndpoints };

/** In the areas that the person may view; null if the host keeps no log. @throws ApiError */
export const readLatestActivity = async (
  count: number,
  signal?: AbortSignal,
): Promise<readonly Activity[] | null> => {
  const request = {
    pagination: { page: 1, perPage: count },
    sort: { field: 'at', order: 'DESC' },
    filter: {},
    signal,
  } as const;
  const page = await ifOffered('activity', () => activityEndpoints.getList('activity', request));
  return page && (page.data as Activity[]);
};
