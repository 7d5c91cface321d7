import type { z } from 'zod/mini';
import { type productCategories, productTransitions } from '../../src/areas/product-list/productWire';
import { shopsOf } from '../merchants/shops';
import { choicesOf } from '../rest/choices';
import type { Collection } from '../rest/collection';
import { tableOf, type Tables } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import { isRunning } from '../world/orderLife';
import { availabilityOf } from '../world/products';
import { type CategoryRecord, type OrderRecord, type ProductRecord, storedProduct } from '../world/records';
import { soldByProduct } from '../world/totals';

const sold = keptUntilChange(['orders'], (tables) =>
  soldByProduct(tableOf<OrderRecord>(tables, 'orders').all()),
);

const categoryName = (id: string, tables: Tables): string | undefined =>
  tableOf<CategoryRecord>(tables, 'make-category').get(id)?.name;

/** Returns the distinct categories of products, sorted by name. */
const categoriesOf = (products: readonly ProductRecord[]): z.input<typeof productCategories> =>
  choicesOf(products.map(({ category_id, category }) => [category_id, category]));

/** List Produk (productWire.ts). Shops create the products; user admins only decide about them and delete them. */
export const products: Collection<ProductRecord> = {
  resource: 'product-list',
  permission: 'LIST_PRODUK',
  stored: storedProduct,
  seed: (world) => [...world().products],
  view: (product, tables) => ({
    ...product,
    category: categoryName(product.category_id, tables) ?? product.category,
    availability: availabilityOf(product.stock),
    sold: sold(tables).get(product.id) ?? 0,
  }),
  search: ['name', 'sku', 'seller', 'category', 'price'],
  create: false,
  update: false,
  remove: {
    refuse: ({ record, tables }) => {
      const running = tableOf<OrderRecord>(tables, 'orders')
        .all()
        .filter(
          (order) => isRunning(order) && order.items.some(({ product_id }) => product_id === record.id),
        ).length;
      return running > 0
        ? `${record.name} ada di ${running} pesanan yang berjalan. Tunggu sampai selesai atau blokir.`
        : undefined;
    },
  },
  states: { transitions: productTransitions },
  reads: {
    stores: ({ rows, tables }) => shopsOf(rows as ProductRecord[], tables),
    categories: ({ rows }) => categoriesOf(rows as ProductRecord[]),
  },
};
