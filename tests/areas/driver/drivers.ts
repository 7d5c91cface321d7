import type { createMockServer } from '../../../mocks/node';
import type { DriverRecord, DriverStatus } from '../../../mocks/world/records';
import { found } from '../../support/backOffice';

type Api = ReturnType<typeof createMockServer>;

const table = (api: Api) => api.db.collections.get('member-list/driver');

/** Puts the first driver into a state, with further changes; on some days the seed has no driver in that state. */
export const driverIn = (
  api: Api,
  status: DriverStatus,
  changes: Partial<DriverRecord> = {},
): DriverRecord => {
  const first = found((table(api)?.all() ?? []) as unknown as DriverRecord[]);
  const driver = { ...first, status, reason: null, ...changes };
  table(api)?.put(driver);
  return driver;
};

export const listPath = '/dashboard/member-list/driver';
export const showPath = (id: string): string => `${listPath}/${id}/show`;
export const editPath = (id: string): string => `${listPath}/${id}`;
