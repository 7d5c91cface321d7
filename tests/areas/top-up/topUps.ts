import type { createMockServer } from '../../../mocks/node';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { found } from '../../support/backOffice';

type Api = ReturnType<typeof createMockServer>;

/** The requests the embedded API holds, newest first. */
export const topUpsOf = (api: Api): TopUpRecord[] =>
  (api.db.collections.get('top-up')?.all() ?? []) as unknown as TopUpRecord[];

/** The newest request in a state. */
export const topUpIn = (api: Api, status: TopUpRecord['status']): TopUpRecord =>
  found(topUpsOf(api), (request) => request.status === status);

/** The page of one request. */
export const showPath = (id: string): string => `/dashboard/top-up/${id}/show`;
