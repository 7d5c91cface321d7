import { topUpTransitions } from '../../src/areas/top-up/topUpWire';
import { wibInstant } from '../../src/format/wibTime';
import type { Collection } from '../rest/collection';
import { type RestRecord, tableOf, type Tables } from '../rest/restRecord';
import { refuse } from '../server/answers';
import type { TopUpRecord } from '../world/moneyRecords';
import { balanceOf } from '../world/topUps';

type Holder = RestRecord & { balance: number };

/** Whose records hold a balance of their own; a shop's follows from its top-ups. */
const holders = { KONSUMEN: 'consumer-list', DRIVER: 'member-list/driver' } as const;

const holderOf = ({ owner_type, owner_id }: TopUpRecord, tables: Tables): Holder | undefined =>
  owner_type === 'PELAPAK' ? undefined : tableOf<Holder>(tables, holders[owner_type]).get(owner_id);

/** What the owner holds now, in rupiah; null where the owner is gone. */
const balanceNow = (request: TopUpRecord, tables: Tables): number | null =>
  request.owner_type === 'PELAPAK'
    ? balanceOf(tableOf<TopUpRecord>(tables, 'top-up').all(), request.owner_id)
    : (holderOf(request, tables)?.balance ?? null);

/** A request that nobody paid in time has expired, whether or not anything was written down at that moment. */
const expired = (request: TopUpRecord): TopUpRecord => {
  const { status, expired_at, history } = request;
  if (status !== 'MENUNGGU_PEMBAYARAN' || Date.parse(expired_at) > Date.now()) return request;
  const entry = { action: 'expire', from: status, to: 'KEDALUWARSA', actor: 'Sistem', at: expired_at };
  return { ...request, status: 'KEDALUWARSA', history: [...history, entry] };
};

export const topUps: Collection<TopUpRecord> = {
  resource: 'top-up',
  permission: 'TOP-UP_SALDO',
  called: 'request_code',
  seed: (world) => [...world().topUps],
  view: (request, tables) => ({ ...expired(request), owner_balance: balanceNow(request, tables) }),
  search: ['request_code', 'owner', 'sender', 'bank', 'nominal', 'kode_unik', 'total_transfer'],
  states: { transitions: topUpTransitions },
  create: false,
  update: false,
  remove: false,
  actions: {
    approve: {
      effect: ({ record, account, tables }) => {
        const balance_before = balanceNow(record, tables);
        if (balance_before === null)
          return refuse(409, 'Saldo tidak dapat ditambah karena pemiliknya tidak ditemukan.');
        const balance_after = balance_before + record.nominal;
        const holder = holderOf(record, tables);
        if (holder && record.owner_type !== 'PELAPAK')
          tableOf<Holder>(tables, holders[record.owner_type]).put({ ...holder, balance: balance_after });
        return {
          balance_before,
          balance_after,
          approved_by: account.full_name,
          approved_at: wibInstant(new Date()),
        };
      },
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
