import { describe, expect, it } from 'vitest';
import { type RestRecord, tableOf } from '../../../mocks/rest/restRecord';
import { nodeHashing } from '../../../mocks/server/nodeHashing';
import { createDb } from '../../../mocks/storage/db';
import { memoryJournal } from '../../../mocks/storage/journal';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import type { BannerRecord, OrderRecord, ProductRecord } from '../../../mocks/world/records';

/** For every number in API_SELLERS, each record of an area leads only to shops in the list of sellers. */
describe.each([0, 1, 2, 25, 10_000])('with %d sellers', (count) => {
  const db = createDb(count, memoryJournal(), nodeHashing);
  const rowsOf = <T extends RestRecord>(resource: string): T[] => tableOf<T>(db.collections, resource).all();
  const idsOf = (resource: string) => new Set(rowsOf(resource).map(({ id }) => id));

  it('the list contains exactly that many', () => {
    expect(idsOf('member-list/seller').size).toBe(count);
    const { page, total } = db.merchantSearch.find({ limit: 10, offset: 0, search: '', filter: {} });
    expect([page.length, total]).toEqual([Math.min(10, count), count]);
  });

  it('records link only to records that exist', () => {
    const [shops, goods, people, fleet, kinds] = [
      'member-list/seller',
      'product-list',
      'consumer-list',
      'member-list/driver',
      'make-category',
    ].map(idsOf);
    const isProductWrong = ({ seller_id, seller, category_id }: ProductRecord) =>
      db.sellers.get(seller_id)?.shop_name !== seller || !kinds?.has(category_id);
    expect(rowsOf<ProductRecord>('product-list').filter(isProductWrong)).toEqual([]);
    const isOrderRight = ({ seller_id, buyer_id, driver_id, items }: OrderRecord) =>
      shops?.has(seller_id) &&
      people?.has(buyer_id) &&
      (driver_id === null || fleet?.has(driver_id)) &&
      items.every(({ product_id }) => goods?.has(product_id));
    expect(rowsOf<OrderRecord>('orders').filter((order) => !isOrderRight(order))).toEqual([]);
    const owners = { KONSUMEN: people, PELAPAK: shops, DRIVER: fleet };
    const isTopUpWrong = ({ owner_type, owner_id }: TopUpRecord) => !owners[owner_type]?.has(owner_id);
    expect(rowsOf<TopUpRecord>('top-up').filter(isTopUpWrong)).toEqual([]);
    const targets = { PRODUK: goods, TOKO: shops, KATEGORI: kinds };
    for (const { link_type, link } of rowsOf<BannerRecord>('master-data/banner-information'))
      expect(link_type === 'URL' ? link.startsWith('https://') : targets[link_type]?.has(link)).toBe(true);
  });

  it('products and orders exist exactly when there are sellers', () => {
    const lengths = ['product-list', 'orders'].map((resource) => rowsOf(resource).length);
    expect(lengths.map((length) => length > 0)).toEqual([count > 0, count > 0]);
  });
});
