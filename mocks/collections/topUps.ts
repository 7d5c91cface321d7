import { topUpTransitions } from '../../src/areas/top-up/topUpWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { balanceOf, balances } from '../merchants/balances';
import type { Collection } from '../rest/collection';
import { type RestRecord, tableOf, type Tables } from '../rest/restRecord';
import { refuse } from '../server/answers';
import { type OwnerType, storedTopUp, type TopUpRecord } from '../world/moneyRecords';
import { asOfNow } from '../world/topUps';

/** The resource that stores the owners of each type. */
const ownerResources: Record<OwnerType, string> = {
  KONSUMEN: 'consumer-list',
  PELAPAK: 'member-list/seller',
  DRIVER: 'member-list/driver',
};

const hasOwner = ({ owner_type, owner_id }: TopUpRecord, tables: Tables): boolean =>
  tableOf(tables, ownerResources[owner_type]).get(owner_id) !== undefined;

/**
 * Returns the owner's balance before and after the request (null unless it was approved) and now (null if the owner was
 * deleted).
 */
const balancesOf = (request: TopUpRecord, tables: Tables) => ({
  ...(balances(tables).steps.get(request.id) ?? { balance_before: null, balance_after: null }),
  owner_balance: hasOwner(request, tables) ? balanceOf(request.owner_id, tables) : null,
});

export const topUps: Collection<TopUpRecord> = {
  resource: 'top-up',
  permission: 'TOP-UP_SALDO',
  called: 'request_code',
  stored: storedTopUp,
  seed: (world) => [...world().topUps],
  view: (request, tables): RestRecord => ({ ...asOfNow(request), ...balancesOf(request, tables) }),
  search: ['request_code', 'owner', 'sender', 'bank', 'nominal', 'kode_unik', 'total_transfer'],
  states: { transitions: topUpTransitions },
  create: false,
  update: false,
  remove: false,
  actions: {
    approve: {
      effect: ({ record, account, tables }) =>
        hasOwner(record, tables)
          ? { approved_by: account.full_name, approved_at: wibInstant(new Date()) }
          : refuse(409, 'Pemilik saldo ini sudah dihapus. Tolak permintaan ini, lalu kembalikan dananya.'),
    },
    reject: {
      effect: ({ account, reason }) => ({
        rejected_by: account.full_name,
        rejected_at: wibInstant(new Date()),
        rejection_reason: reason,
      }),
    },
  },
};
