import type { Endpoints } from '../../dataProvider/AppDataProvider';
import { simpleRest } from '../../dataProvider/simpleRest';
import { currentTime } from '../../domain/format/clock';
import { wibDate } from '../../domain/format/wibDate';
import { isBackwards } from '../../domain/period';
import { rangeInForce, serverFilter } from './reportFilter';
import { reportRow } from './reportRowWire';

const rest = simpleRest({ record: reportRow });

/**
 * The simple REST dialect. On each request, a period's name is replaced by its current dates, so that 'hari-ini' in a URL
 * means the current day, unless the URL also has dates (docs/decisions/0090).
 */
export const reportEndpoints: Endpoints = {
  ...rest,
  getList: async (resource, params) => {
    const values = params.filter as Record<string, unknown>;
    const today = wibDate(currentTime());
    // A period whose end is before its start has no rows and needs no request.
    if (isBackwards(rangeInForce(values, today))) return { data: [], total: 0 };
    return rest.getList(resource, { ...params, filter: serverFilter(values, today) });
  },
};
