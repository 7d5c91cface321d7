import type * as worldProducts from '../../mocks/world/products';
import type * as totals from '../../mocks/world/totals';
import type * as bannerWire from '../../src/areas/banner-information/bannerWire';
import type * as categoryWire from '../../src/areas/make-category/categoryWire';
import type * as productWire from '../../src/areas/product-list/productWire';
import type * as csv from '../../src/domain/format/csv';
import type * as tree from '../../src/domain/tree';
import type * as columns from '../../src/list/columns';
import { bugsOf, caughtBy, startingAlsoFrom } from './mutant';

const exported = 'tests/areas/exports.test.tsx';

const inProductWire = bugsOf<typeof productWire>('src/areas/product-list/productWire.ts');
const inColumns = bugsOf<typeof columns>('src/list/columns.ts');
const inCategoryWire = bugsOf<typeof categoryWire>('src/areas/make-category/categoryWire.ts');
const inBannerWire = bugsOf<typeof bannerWire>('src/areas/banner-information/bannerWire.ts');
const inTree = bugsOf<typeof tree>('src/domain/tree.ts');
const inCsv = bugsOf<typeof csv>('src/domain/format/csv.ts');
const inTotals = bugsOf<typeof totals>('mocks/world/totals.ts');
const inWorldProducts = bugsOf<typeof worldProducts>('mocks/world/products.ts');

/** Products, categories and banners. */
export const catalogue = caughtBy({
  'tests/areas/stateTables.test.tsx > is what the API allows': [
    inProductWire('productTransitions', {
      'product: a rejected product can still be approved': (right) =>
        startingAlsoFrom(right, 'approve', 'DITOLAK'),
    }),
    inCategoryWire('categoryTransitions', {
      'category: an active category can be activated': (right) =>
        startingAlsoFrom(right, 'activate', 'AKTIF'),
    }),
  ],
  [`${exported} > product-list`]: [
    inTotals('soldByProduct', {
      'product: cancelled orders count as sold': (right) => (orders) =>
        right(orders.map((order) => ({ ...order, status: 'SELESAI' }))),
    }),
    inWorldProducts('availabilityOf', {
      'product: a sold-out product is “Terbatas”': (right) => (stock) => right(Math.max(1, stock)),
    }),
    inColumns('useListColumns', {
      'product export: price and discount are one column': (right) => (own) =>
        right(own).filter(({ source }) => source !== 'discount'),
    }),
    inCsv('toCsv', {
      'export: a formula runs in the spreadsheet': (right) => (rows) => right(rows).replaceAll("'@", '@'),
      'export: a decimal comma becomes a point': (right) => (rows) =>
        right(rows).replace(/(\d),(\d)/g, '$1.$2'),
    }),
  ],
  'tests/domain/tree.test.ts': [
    inTree('moveFault', {
      'category: one can be moved below itself':
        (right) =>
        (...move) => {
          const fault = right(...move);
          return fault === 'cycle' ? undefined : fault;
        },
      'category: the tree grows one level too deep': (right) => (nodes, id, parentId, maxLevel) =>
        right(nodes, id, parentId, maxLevel + 1),
    }),
  ],
  [`${exported} > make-category`]: [
    inTotals('productsByCategory', {
      'category: products below a category are not counted': (right) => (categories, products) =>
        right(
          categories.map((category) => ({ ...category, parent_id: null })),
          products,
        ),
    }),
    inTree('breadcrumbOf', {
      'category: the path begins at the bottom': (right) => (nodes, node) =>
        right(nodes, node).split(' › ').reverse().join(' › '),
    }),
  ],
  'tests/areas/banner-information/BannerPage.test.tsx > follows from its period': [
    inBannerWire('bannerState', {
      'banner: the last instant of its period still shows it': (right) => (banner, now) =>
        right(banner, now - 1),
      'banner: one that is switched off is on show': (right) => (banner, now) =>
        right({ ...banner, is_active: true }, now),
    }),
  ],
});
