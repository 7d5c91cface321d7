import { activityEndpoints, logExport } from '../../src/dataProvider/history/activity';
import type { Call } from './calls';

const list = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'at', order: 'DESC' as const },
  filter: {},
};

/** The log of what people did. */
export const activityCalls: readonly Call[] = [
  { address: 'GET backoffice/activity', send: () => activityEndpoints.getList('activity', list) },
  {
    address: 'POST backoffice/activity/search',
    // A search with a personal number is sent in a body, never in an address.
    send: () => activityEndpoints.getList('activity', { ...list, filter: { q: '3273056010909991' } }),
  },
  {
    address: 'POST backoffice/activity',
    send: () => logExport({ area: 'orders', rows: 1, fields: ['total'] }),
    fallsBack: true,
  },
];
