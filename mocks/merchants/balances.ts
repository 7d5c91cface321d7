import { tableOf, type Tables } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import type { TopUpRecord } from '../world/moneyRecords';
import { balancesFrom } from '../world/totals';

/**
 * The balances of consumers, sellers and drivers, computed from the top-ups. No record stores a balance, so that it cannot
 * differ from them.
 */
export const balances = keptUntilChange(['top-up'], (tables) =>
  balancesFrom(tableOf<TopUpRecord>(tables, 'top-up').all()),
);

/** Returns the current balance of an owner, in rupiah. */
export const balanceOf = (id: string, tables: Tables): number => balances(tables).held.get(id) ?? 0;
