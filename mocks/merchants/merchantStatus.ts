import type { HttpHandler } from 'msw';
import { sellerTransitions } from '../../src/areas/seller/sellerWire';
import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { editOf, entryNow } from '../rest/recordHistory';
import { actionHandlers } from '../rest/restActions';
import type { Account } from '../server/accounts';
import type { Context } from '../server/context';
import type { SellerRecord } from './sellerRecord';

const stateOf = (isActive: boolean): string => (isActive ? 'AKTIF' : 'TIDAK_AKTIF');

/** Handles `POST backoffice/merchant/<id>/deactivate` and `/activate` like the actions of other areas. */
export const merchantActionHandlers = (context: Context): HttpHandler[] =>
  actionHandlers(
    context,
    {
      resource: 'member-list/seller',
      path: 'merchant',
      permission: 'PELAPAK',
      seed: () => [],
      states: {
        transitions: sellerTransitions,
        put: (state) => ({ is_active: state === stateOf(true) }),
      },
    },
    ({ id, is_active }) => ({ id, status: stateOf(is_active === true) }),
  );

/** Returns the history entry for a status changed by an update; it has no reason. */
const statusStep = (before: boolean, after: boolean, account: Account): HistoryEntry[] => {
  const action = after ? 'activate' : 'deactivate';
  return before === after ? [] : [entryNow(account, { action, from: stateOf(before), to: stateOf(after) })];
};

const shown = {
  plain: ['shop_name', 'slogan', 'postal_code', 'bank_name'],
  masked: ['id_card', 'account_number'],
};

/** Adds the changes of an update to the seller's history. */
export const withHistory = (before: SellerRecord, after: SellerRecord, account: Account): SellerRecord => {
  // Left out of the edit: the status has its own entry, and nobody types coordinates.
  const { is_active, latitude, longitude } = before;
  const data = { ...after, is_active, latitude, longitude };
  return {
    ...after,
    history: [
      ...(before.history ?? []),
      ...editOf(before, data, stateOf(is_active), account, shown),
      ...statusStep(is_active, after.is_active, account),
    ],
  };
};
