import type { TopUpRecord } from './moneyRecords';
import type { CategoryRecord, OrderRecord, ProductRecord, UserAdminRecord } from './records';

/** Numbers computed from other records: for the seed, and again from the live tables after a write. */

/** Counts the pieces of each product in orders that were not cancelled, by product id. */
export const soldByProduct = (
  orders: readonly Pick<OrderRecord, 'status' | 'items'>[],
): Map<string, number> => {
  const sold = new Map<string, number>();
  for (const { status, items } of orders) {
    if (status === 'DIBATALKAN') continue;
    for (const { product_id, quantity } of items) {
      sold.set(product_id, (sold.get(product_id) ?? 0) + quantity);
    }
  }
  return sold;
};

/** Counts the products in each category and below it, by category id. */
export const productsByCategory = (
  categories: readonly Pick<CategoryRecord, 'id' | 'parent_id'>[],
  products: readonly Pick<ProductRecord, 'category_id'>[],
): Map<string, number> => {
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
  const counts = new Map<string, number>();
  for (const { category_id } of products) {
    for (let id: string | null = category_id; id !== null; id = parents.get(id) ?? null) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
};

type Spending = { order_count: number; total_spent: number; last_order_at: string | null };

const nothingSpent: Spending = { order_count: 0, total_spent: 0, last_order_at: null };

/** Returns a consumer's entry in the result of `spendingByConsumer`. */
export const spendingOf = (spending: ReadonlyMap<string, Spending>, id: string): Spending =>
  spending.get(id) ?? nothingSpent;

/** Returns, for each consumer, the number of orders, the amount paid and not refunded, and the time of the last order. */
export const spendingByConsumer = (
  orders: readonly Pick<OrderRecord, 'buyer_id' | 'created_at' | 'total' | 'payment_status'>[],
): Map<string, Spending> => {
  const spending = new Map<string, Spending>();
  for (const { buyer_id, created_at, total, payment_status } of orders) {
    const before = spending.get(buyer_id) ?? nothingSpent;
    const last = before.last_order_at;
    spending.set(buyer_id, {
      order_count: before.order_count + 1,
      total_spent: before.total_spent + (payment_status === 'LUNAS' ? total : 0),
      last_order_at: last !== null && last > created_at ? last : created_at,
    });
  }
  return spending;
};

/** The balance of an owner before and after an approval, in rupiah. */
type BalanceStep = { balance_before: number; balance_after: number };

type Balances = {
  /** The balance of each owner by id. Orders are never paid from it (assumption). */
  held: ReadonlyMap<string, number>;
  /** The balances around each approved request, by the id of the request. */
  steps: ReadonlyMap<string, BalanceStep>;
};

const approvalTime = ({ approved_at }: Pick<TopUpRecord, 'approved_at'>): number =>
  Date.parse(approved_at ?? '');

/** Computes the balances from the approved top-ups, in the order of their approvals. */
export const balancesFrom = (
  requests: readonly Pick<TopUpRecord, 'id' | 'owner_id' | 'status' | 'nominal' | 'approved_at'>[],
): Balances => {
  const held = new Map<string, number>();
  const steps = new Map<string, BalanceStep>();
  const approved = requests.filter(({ status }) => status === 'DISETUJUI');
  for (const { id, owner_id, nominal } of approved.sort((a, b) => approvalTime(a) - approvalTime(b))) {
    const balance_before = held.get(owner_id) ?? 0;
    const balance_after = balance_before + nominal;
    held.set(owner_id, balance_after);
    steps.set(id, { balance_before, balance_after });
  }
  return { held, steps };
};

/** Counts the user admins of each role, active or not, by role id. */
export const holdersByRole = (admins: readonly Pick<UserAdminRecord, 'role_id'>[]): Map<string, number> => {
  const holders = new Map<string, number>();
  for (const { role_id } of admins) holders.set(role_id, (holders.get(role_id) ?? 0) + 1);
  return holders;
};
