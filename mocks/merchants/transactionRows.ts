import { ancestorsOf } from '../../src/domain/tree';
import { tableOf, type Tables } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import type { ReportRow } from '../world/moneyRecords';
import type { CategoryRecord, OrderRecord, ProductRecord } from '../world/records';
import { reportRowOf } from '../world/report';
import { contactOf } from './shops';

/** A row as the embedded API filters it: its shop's city, and every category of its goods with those above it. */
export type TransactionRow = ReportRow & { city: string; category_id: readonly string[] };

/** Every category, siblings in the order that staff gave them. */
export const categoriesOf = (tables: Tables): CategoryRecord[] =>
  tableOf<CategoryRecord>(tables, 'make-category')
    .all()
    .sort((a, b) => a.order - b.order);

/** The categories of each product as they are now, by product id; a product that was deleted has none. */
const categoriesByProduct = keptUntilChange(['product-list', 'make-category'], (tables) => {
  const categories = categoriesOf(tables);
  const chains = new Map(
    categories.map(({ id }) => [id, [...ancestorsOf(categories, id).map((above) => above.id), id]]),
  );
  return new Map(
    tableOf<ProductRecord>(tables, 'product-list')
      .all()
      .map(({ id, category_id }) => [id, chains.get(category_id) ?? []]),
  );
});

/** The rows of the live orders: what was refunded a moment ago is in the report. */
export const transactionRows = keptUntilChange(
  ['orders', 'product-list', 'make-category', 'member-list/seller'],
  (tables): readonly TransactionRow[] => {
    const categories = categoriesByProduct(tables);
    return tableOf<OrderRecord>(tables, 'orders')
      .all()
      .flatMap((order) => {
        const row = reportRowOf(order);
        if (!row) return [];
        const category_id = new Set(
          order.items.flatMap(({ product_id }) => categories.get(product_id) ?? []),
        );
        return [{ ...row, city: contactOf(row.store_id, tables).city ?? '', category_id: [...category_id] }];
      });
  },
);
