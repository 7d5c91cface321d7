import { type Activity, activity, type ActivityBody } from './activityWire';
import { apiUrl, request } from './http';
import { notFoundAsNull } from './serverErrors';
import { simpleRest } from './simpleRest';

const path = 'users-services/api/v1/backoffice/activity';

const log = async (body: ActivityBody): Promise<void> => {
  await request(apiUrl(path), { method: 'POST', body }).catch(notFoundAsNull);
};

type Line<Action> = Omit<Extract<ActivityBody, { action: Action }>, 'action'>;

/**
 * Writes down that rows were handed over as a file (assumption, docs/decisions/0088). A host without a log is no failure.
 * @throws ApiError
 */
export const logExport = (line: Line<'export'>): Promise<void> => log({ action: 'export', ...line });

/** The same of numbers that came with their record, and were shown. @throws ApiError */
export const logReveal = (line: Line<'reveal'>): Promise<void> => log({ action: 'reveal', ...line });

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
