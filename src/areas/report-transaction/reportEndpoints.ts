import type { Endpoints } from '../../dataProvider/AppDataProvider';
import { simpleRest } from '../../dataProvider/simpleRest';
import { isBackwards } from '../../domain/period';
import { wibDate } from '../../format/wibDate';
import { rangeInForce, serverFilter } from './reportFilter';
import { reportRow } from './reportRowWire';

const rest = simpleRest({ record: reportRow });

/**
 * The simple REST dialect, with the period's name replaced by its dates at the moment of asking: an address that says
 * 'hari-ini' means the day on which it is opened.
 */
export const reportEndpoints: Endpoints = {
  ...rest,
  getList: async (resource, params) => {
    const values = params.filter as Record<string, unknown>;
    const today = wibDate(new Date());
    // Such a period holds nothing: the server is not asked.
    if (isBackwards(rangeInForce(values, today))) return { data: [], total: 0 };
    return rest.getList(resource, { ...params, filter: serverFilter(values, today) });
  },
};
