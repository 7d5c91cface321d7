import { ancestorsOf } from '../../src/domain/tree';
import { tableOf, type Tables } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import type { ReportRow } from '../world/moneyRecords';
import type { CategoryRecord, OrderRecord, ProductRecord } from '../world/records';
import { reportRowOf } from '../world/report';
import { contactOf } from './shops';

/** A report row with two columns for filters: the shop's city, and the categories of the goods with their ancestors. */
export type TransactionRow = ReportRow & { city: string; category_id: readonly string[] };

/** Returns every category; siblings are in the order that user admins set. */
export const categoriesOf = (tables: Tables): CategoryRecord[] =>
  tableOf<CategoryRecord>(tables, 'make-category')
    .all()
    .sort((a, b) => a.order - b.order);

/** Maps each product id to its current category and the ancestors; a deleted product has none. */
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

/** Computes the rows from the current orders, so that a refund is in the report immediately. */
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
