import type { DataProvider } from 'ra-core';
import { simpleRest } from '../../dataProvider/simpleRest';
import { wibDate } from '../../rules/wibDate';
import { serverFilter } from './reportFilter';
import { reportRow } from './reportWire';

const rest = simpleRest({ record: reportRow });

/**
 * The simple REST dialect, with the period's name replaced by its dates at the moment of asking: an address that says
 * 'hari-ini' means the day on which it is opened.
 */
export const reportEndpoints: Partial<DataProvider> = {
  ...rest,
  getList: (resource, params) =>
    rest.getList(resource, {
      ...params,
      filter: serverFilter(params.filter as Record<string, unknown>, wibDate(new Date())),
    }),
};
