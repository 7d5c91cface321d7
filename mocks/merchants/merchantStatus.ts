import type { HttpHandler } from 'msw';
import { sellerTransitions } from '../../src/areas/seller/sellerWire';
import type { HistoryEntry } from '../../src/dataProvider/wire';
import { wibInstant } from '../../src/format/wibTime';
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

/** What changes in a seller when an update sets its status, which brings no reason along. */
export const withStatus = (
  { is_active: before, history = [] }: SellerRecord,
  is_active: boolean,
  { full_name }: Account,
): Pick<SellerRecord, 'is_active' | 'history'> => {
  if (before === is_active) return { is_active, history };
  const entry: HistoryEntry = {
    action: is_active ? 'activate' : 'deactivate',
    from: stateOf(before),
    to: stateOf(is_active),
    actor: full_name,
    at: wibInstant(new Date()),
  };
  return { is_active, history: [...history, entry] };
};
