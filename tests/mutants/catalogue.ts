import { caughtBy, type Mutant } from './mutant';

const exported = 'tests/areas/exports.test.tsx';
const tree = 'src/domain/tree.ts';

/** Products, categories and banners. */
export const catalogue: readonly Mutant[] = [
  ...caughtBy('tests/areas/product-list/productTable.test.tsx', 'is what the API allows', [
    {
      name: 'product: a rejected product can still be approved',
      file: 'src/areas/product-list/productWire.ts',
      find: `approve: { from: ['DITINJAU']`,
      replace: `approve: { from: ['DITINJAU', 'DITOLAK']`,
    },
    {
      name: 'product: a block that is lifted leads to a review',
      file: 'src/areas/product-list/productWire.ts',
      find: `from: ['DIBLOKIR'], to: 'TAYANG'`,
      replace: `from: ['DIBLOKIR'], to: 'DITINJAU'`,
    },
    {
      name: 'product: a block wants no reason',
      file: 'src/areas/product-list/productWire.ts',
      find: `to: 'DIBLOKIR', reason: true`,
      replace: `to: 'DIBLOKIR'`,
    },
  ]),
  ...caughtBy(exported, 'List Produk', [
    {
      name: 'product: cancelled orders count as sold',
      file: 'mocks/world/totals.ts',
      find: `if (status === 'DIBATALKAN') continue;`,
      replace: '',
    },
    {
      name: 'product: a sold-out product is “Terbatas”',
      file: 'mocks/world/products.ts',
      find: `stock === 0 ? 'SOLD_OUT'`,
      replace: `stock < 0 ? 'SOLD_OUT'`,
    },
    {
      name: 'product export: price and discount are one column',
      file: 'src/areas/product-list/productExportColumns.ts',
      find: `{ source: 'discount', column: 'price' },`,
      replace: '',
    },
    {
      name: 'export: a formula runs in the spreadsheet',
      file: 'src/format/csv.ts',
      find: String.raw`[=+\-@＝＋－＠\t\r\n]`,
      replace: String.raw`[=+\-＝＋－＠\t\r\n]`,
    },
    {
      name: 'export: a decimal point becomes thousands',
      file: 'src/format/csv.ts',
      find: `String(cell).replace('.', ',')`,
      replace: 'String(cell)',
    },
  ]),
  ...caughtBy('tests/areas/make-category/categoryTable.test.tsx', 'is what the API allows', [
    {
      name: 'category: an inactive category cannot be moved',
      file: 'src/areas/make-category/categoryWire.ts',
      find: `move: { from: ['AKTIF', 'TIDAK_AKTIF'] }`,
      replace: `move: { from: ['AKTIF'] }`,
    },
  ]),
  ...caughtBy('tests/domain/tree.test.ts', undefined, [
    {
      name: 'category: one can be moved below itself',
      file: tree,
      find: `if (above.includes(id)) return 'cycle';`,
      replace: '',
    },
    {
      name: 'category: the tree grows one level too deep',
      file: tree,
      find: 'above.length + heightOf(nodes, id) > maxLevel',
      replace: 'above.length + heightOf(nodes, id) > maxLevel + 1',
    },
  ]),
  ...caughtBy(exported, 'Buat Kategori', [
    {
      name: 'category: products below a category are not counted',
      file: 'mocks/world/totals.ts',
      find: 'id = parents.get(id) ?? null',
      replace: 'id = null',
    },
    {
      name: 'category: the path begins at the bottom',
      file: 'src/domain/tree.ts',
      find: `[...ancestorsOf(nodes, id).map((above) => above.name), name]`,
      replace: `[name, ...ancestorsOf(nodes, id).map((above) => above.name)]`,
    },
  ]),
  ...caughtBy('tests/areas/banner-information/bannerTable.test.tsx', 'follows from its period', [
    {
      name: 'banner: the last instant of its period still shows it',
      file: 'src/areas/banner-information/bannerWire.ts',
      find: 'Date.parse(end_at) <= now',
      replace: 'Date.parse(end_at) < now',
    },
    {
      name: 'banner: one that is switched off is on show',
      file: 'src/areas/banner-information/bannerWire.ts',
      find: `if (is_active === false) return 'NONAKTIF';`,
      replace: '',
    },
    {
      name: 'banner: a scheduled one counts as on show',
      file: 'src/areas/banner-information/bannerWire.ts',
      find: `if (now < Date.parse(start_at)) return 'TERJADWAL';`,
      replace: '',
    },
    {
      name: 'banner: the list is in the order of its titles',
      file: 'src/areas/banner-information/BannerList.tsx',
      find: `const sort = { field: 'place', order: 'ASC' }`,
      replace: `const sort = { field: 'title', order: 'ASC' }`,
    },
  ]),
  ...caughtBy(exported, 'Banner Infomasi', [
    {
      name: 'banner export: the end is the beginning',
      file: 'src/areas/banner-information/BannerList.tsx',
      find: `{ source: 'end_at', instant: true, column: 'period' }`,
      replace: `{ source: 'start_at', instant: true, column: 'period' }`,
    },
    {
      name: 'banner export: a product is named by its id',
      file: 'src/areas/banner-information/BannerList.tsx',
      find: 'link_name ?? link',
      replace: 'link',
    },
  ]),
];
