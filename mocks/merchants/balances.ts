import { tableOf, type Tables } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import type { TopUpRecord } from '../world/moneyRecords';
import { balancesFrom } from '../world/totals';

/** The balances of consumers, sellers and drivers: no record stores one, so that none can differ from the top-ups. */
export const balances = keptUntilChange(['top-up'], (tables) =>
  balancesFrom(tableOf<TopUpRecord>(tables, 'top-up').all()),
);

/** What an owner holds now, in rupiah. */
export const balanceOf = (id: string, tables: Tables): number => balances(tables).held.get(id) ?? 0;
