import type { HttpHandler } from 'msw';
import { sellerTransitions } from '../../src/areas/seller/sellerWire';
import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import { editOf, entryNow } from '../rest/recordHistory';
import { actionHandlers } from '../rest/restActions';
import type { Account } from '../server/accounts';
import type { Context } from '../server/context';
import type { SellerRecord } from './sellerRecord';

const stateOf = (isActive: boolean): string => (isActive ? 'AKTIF' : 'TIDAK_AKTIF');

/** `POST backoffice/merchant/<id>/deactivate` and `/activate`, as the actions of the other areas. */
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

/** The step of an update that sets the status, which brings no reason along. */
const statusStep = (before: boolean, after: boolean, account: Account): HistoryEntry[] => {
  const action = after ? 'activate' : 'deactivate';
  return before === after ? [] : [entryNow(account, { action, from: stateOf(before), to: stateOf(after) })];
};

const shown = {
  plain: ['shop_name', 'slogan', 'postal_code', 'bank_name'],
  masked: ['id_card', 'account_number'],
};

/** The seller after an update, with what it changed in its history. */
export const withHistory = (before: SellerRecord, after: SellerRecord, account: Account): SellerRecord => {
  // The status has a step of its own, and nobody types coordinates.
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
