import {
  categoryCreateBody,
  categoryLimits,
  categoryMoveBody,
  categoryTransitions,
  categoryUpdateBody,
  maxCategoryLevel,
  sameName,
  slugPattern,
} from '../../src/areas/make-category/categoryWire';
import { ancestorsOf, childrenOf, descendantsOf, type MoveFault, moveFault } from '../../src/domain/tree';
import { visibleText } from '../../src/domain/visibleText';
import type { Collection, WriteCall } from '../rest/collection';
import { closeGap, placeAmong } from '../rest/placeAmong';
import { type RestRecord, tableOf, type Tables } from '../rest/restRecord';
import { textFault } from '../rest/textFault';
import { refuse } from '../server/answers';
import type { FieldError } from '../server/fieldError';
import { keptUntilChange } from '../server/keptUntilChange';
import { type CategoryRecord, type ProductRecord, storedCategory } from '../world/records';
import { productsByCategory } from '../world/totals';

type Level = CategoryRecord['level'];

const categoriesOf = (tables: Tables) => tableOf<CategoryRecord>(tables, 'make-category');

const productCounts = keptUntilChange(['make-category', 'product-list'], (tables) =>
  productsByCategory(categoriesOf(tables).all(), tableOf<ProductRecord>(tables, 'product-list').all()),
);

const productCount = (id: string, tables: Tables): number => productCounts(tables).get(id) ?? 0;

/** Returns true if the category itself contains products; it can then have no subcategories. */
const holdsProducts = (rows: readonly CategoryRecord[], id: string, tables: Tables): boolean =>
  childrenOf(rows, id).length === 0 && productCount(id, tables) > 0;

const moveSentences: Readonly<Record<MoveFault, string>> = {
  same: 'Kategori ini sudah berada di bawah induk tersebut. Pilih induk lain.',
  unknown: 'Kategori induk tidak ditemukan. Muat ulang halaman, lalu pilih lagi.',
  cycle: 'Kategori tidak dapat pindah ke bawah dirinya atau subkategorinya. Pilih induk lain.',
  tooDeep: `Kategori maksimal ${maxCategoryLevel} tingkat. Pilih induk yang lebih tinggi.`,
};
const fullParent = 'Induk ini tidak dapat memiliki subkategori karena berisi produk. Pilih induk lain.';
const takenName = 'Induk ini sudah memiliki subkategori bernama sama. Ubah nama atau pilih induk lain.';

/** Returns the children of a parent in order; after a deletion their stored numbers have a gap. */
const siblingsOf = (rows: readonly CategoryRecord[], parentId: string | null): CategoryRecord[] =>
  childrenOf(rows, parentId).sort((a, b) => a.order - b.order);

/** Returns the position of a category among its siblings, from 1. */
const placeOf = (rows: readonly CategoryRecord[], { id, parent_id }: CategoryRecord): number =>
  siblingsOf(rows, parent_id).findIndex((sibling) => sibling.id === id) + 1;

const view = (category: CategoryRecord, tables: Tables): RestRecord => {
  const rows = categoriesOf(tables).all();
  const places = [...ancestorsOf(rows, category.id), category].map((one) => placeOf(rows, one));
  return {
    history: [],
    ...category,
    order: places.at(-1),
    place: places.map((place) => String(place).padStart(4, '0')).join('.'),
    product_count: productCount(category.id, tables),
    status: category.is_active ? 'AKTIF' : 'TIDAK_AKTIF',
  };
};

/** Checks the name and slug that the record would have after the write. */
const detailFaults = ({ body, record, rows }: WriteCall<CategoryRecord>): FieldError[] => {
  const { id, name = '', slug = '', parent_id = null } = { ...record, ...body } as Partial<CategoryRecord>;
  const others = rows.filter((one) => one.id !== id);
  const nameFault =
    textFault(name, categoryLimits.name) ??
    (childrenOf(others, parent_id).some((one) => sameName(one.name, name))
      ? 'sudah dipakai kategori lain di induk yang sama'
      : undefined);
  const slugFault =
    textFault(slug, categoryLimits.slug) ??
    (!slugPattern.test(slug)
      ? 'hanya boleh berisi huruf kecil, angka, dan tanda hubung'
      : others.some((one) => one.slug === slug)
        ? 'sudah dipakai kategori lain'
        : undefined);
  return [
    ...(nameFault ? [{ name: 'name', message: nameFault }] : []),
    ...(slugFault ? [{ name: 'slug', message: slugFault }] : []),
  ];
};

/** Returns the highest order number plus 1; a deleted sibling can leave a gap below it. */
const lastPlace = (siblings: readonly CategoryRecord[]): number =>
  Math.max(0, ...siblings.map(({ order }) => order)) + 1;

/** Checks the parent of a new category; empty if it is valid. */
const parentFault = ({ body, rows, tables }: WriteCall<CategoryRecord>): FieldError[] => {
  const id = body.parent_id as string | null;
  if (id === null) return [];
  const isKnown = rows.some((one) => one.id === id);
  if (!isKnown) return [{ name: 'parent_id', message: 'tidak ditemukan, pilih lagi' }];
  if (ancestorsOf(rows, id).length + 2 > maxCategoryLevel)
    return [{ name: 'parent_id', message: `sudah di tingkat ${maxCategoryLevel}, pilih induk lain` }];
  return holdsProducts(rows, id, tables)
    ? [
        {
          name: 'parent_id',
          message: 'tidak dapat memiliki subkategori karena berisi produk, pilih induk lain',
        },
      ]
    : [];
};

/**
 * Moves a category to the end of a new parent; null is the top level. Writes its descendants and former siblings; the
 * caller writes the returned changes.
 */
const move = (record: CategoryRecord, parentId: string | null, tables: Tables): Partial<CategoryRecord> => {
  const table = categoriesOf(tables);
  const rows = table.all();
  const level = (parentId === null ? 1 : ancestorsOf(rows, parentId).length + 2) as Level;
  for (const below of descendantsOf(rows, record.id))
    table.put({ ...below, level: (below.level + level - record.level) as Level });
  const order = lastPlace(childrenOf(rows, parentId));
  closeGap(
    table,
    childrenOf(table.all(), record.parent_id).filter(({ id }) => id !== record.id),
  );
  return { parent_id: parentId, level, order, icon: level === 1 ? (record.icon ?? 'category') : null };
};

/** Buat Kategori (categoryWire.ts). */
export const categories: Collection<CategoryRecord> = {
  resource: 'make-category',
  permission: 'BUAT_KATEGORI',
  stored: storedCategory,
  seed: (world) => [...world().categories],
  view,
  search: ['name', 'slug'],
  edits: { plain: ['name', 'slug', 'icon', 'order'] },
  create: {
    body: categoryCreateBody,
    check: (call) => [...detailFaults(call), ...parentFault(call)],
    keep: ({ body, rows }) => {
      const parent_id = body.parent_id as string | null;
      const level = (parent_id === null ? 1 : ancestorsOf(rows, parent_id).length + 2) as Level;
      return {
        name: visibleText(String(body.name)),
        level,
        order: lastPlace(childrenOf(rows, parent_id)),
        product_count: 0,
        is_active: true,
        ...(level > 1 && { icon: null }),
      };
    },
  },
  update: {
    body: categoryUpdateBody,
    check: detailFaults,
    keep: ({ body, record, rows, tables }) => {
      if (!record) return {};
      const siblings = childrenOf(rows, record.parent_id).filter(({ id }) => id !== record.id);
      return {
        ...(typeof body.name === 'string' && { name: visibleText(body.name) }),
        ...(typeof body.order === 'number' && {
          order: placeAmong(categoriesOf(tables), siblings, body.order),
        }),
        ...(record.level > 1 && { icon: null }),
      };
    },
  },
  remove: {
    refuse: ({ record, rows, tables }) => {
      const children = childrenOf(rows, record.id).length;
      if (children > 0)
        return `${record.name} memiliki ${children} subkategori. Hapus atau pindahkan subkategorinya.`;
      const products = productCount(record.id, tables);
      return products > 0
        ? `${record.name} berisi ${products} produk. Bila tidak dipakai lagi, nonaktifkan kategorinya.`
        : undefined;
    },
  },
  states: {
    transitions: categoryTransitions,
    put: (state) => ({ is_active: state === 'AKTIF' }),
  },
  actions: {
    move: {
      body: categoryMoveBody,
      effect: ({ record, body, tables }) => {
        const rows = categoriesOf(tables).all();
        const parentId = body.parent_id as string | null;
        const fault = moveFault(rows, record.id, parentId, maxCategoryLevel);
        if (fault) return refuse(409, moveSentences[fault]);
        if (parentId !== null && holdsProducts(rows, parentId, tables)) return refuse(409, fullParent);
        if (childrenOf(rows, parentId).some((sibling) => sameName(sibling.name, record.name)))
          return refuse(409, takenName);
        return move(record, parentId, tables);
      },
      subject: ({ parent_id }, tables) =>
        parent_id === null ? 'Kategori utama' : (categoriesOf(tables).get(parent_id)?.name ?? null),
    },
  },
};
