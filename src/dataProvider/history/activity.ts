import { apiUrl, request } from '../http';
import { notFoundAsNull } from '../serverErrors';
import { simpleRest } from '../simpleRest';
import { type Activity, activity, type ActivityBody } from './historyWire';

const path = 'users-services/api/v1/backoffice/activity';

const log = async (body: ActivityBody): Promise<void> => {
  await request(apiUrl(path), { method: 'POST', body }).catch(notFoundAsNull);
};

type Line<Action> = Omit<Extract<ActivityBody, { action: Action }>, 'action'>;

/** assumption. Succeeds if the host has no log. */
export const logExport = (line: Line<'export'>): Promise<void> => log({ action: 'export', ...line });

/** Unmasked numbers, received with their record, were shown. Succeeds if the host has no log. @throws ApiError */
export const logReveal = (line: Line<'reveal'>): Promise<void> => log({ action: 'reveal', ...line });

export const activityEndpoints = { getList: simpleRest({ record: activity }).getList };

/** In the areas that the person may view. @throws ApiError */
export const readLatestActivity = async (
  count: number,
  signal?: AbortSignal,
): Promise<readonly Activity[]> => {
  const { data } = await activityEndpoints.getList('activity', {
    pagination: { page: 1, perPage: count },
    sort: { field: 'at', order: 'DESC' },
    filter: {},
    signal,
  });
  return data as Activity[];
};
