import { type Activity, activity, type ActivityBody } from './activityWire';
import { apiUrl, request } from './http';
import { notFoundAsNull } from './serverErrors';
import { simpleRest } from './simpleRest';

const path = 'users-services/api/v1/backoffice/activity';

/**
 * Writes down that rows were handed over as a file (assumption, docs/decisions/0088). A host without a log (404) is no failure.
 * @throws ApiError
 */
export const logExport = async (line: Omit<ActivityBody, 'action'>): Promise<void> => {
  const body: ActivityBody = { action: 'export', ...line };
  await request(apiUrl(path), { method: 'POST', body }).catch(notFoundAsNull);
};

/** The log as a react-admin resource that is only listed. */
export const activityEndpoints = { getList: simpleRest({ record: activity }).getList };

/** The latest that was done in the areas that the person may view. @throws ApiError */
export const readLatestActivity = async (
  count: number,
  signal?: AbortSignal,
): Promise<readonly Activity[]> => {
  const { data } = await activityEndpoints.getList('activity', {
    pagination: { page: 1, perPage: count },
    sort: { field: 'at', order: 'DESC' },
    filter: {},
    ...(signal && { signal }),
  });
  return data as Activity[];
};
