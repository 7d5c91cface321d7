import { backoffice } from '../backoffice';
import { apiUrl, request } from '../http';
import { ifOffered } from '../optionalCalls';
import { simpleRest } from '../simpleRest';
import { type Activity, activity, type ActivityBody } from './historyWire';

const log = async (body: ActivityBody): Promise<void> => {
  await ifOffered('activity', () => request(apiUrl(`${backoffice}/activity`), { method: 'POST', body }));
};

type Line<Action> = Omit<Extract<ActivityBody, { action: Action }>, 'action'>;

/** assumption. Succeeds if the host has no log. */
export const logExport = (line: Line<'export'>): Promise<void> => log({ action: 'export', ...line });

/** Unmasked numbers, received with their record, were shown. Succeeds if the host has no log. @throws ApiError */
export const logReveal = (line: Line<'reveal'>): Promise<void> => log({ action: 'reveal', ...line });

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
