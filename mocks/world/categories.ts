import { catalogue } from './catalogue';
import type { CategoryRecord } from './records';

/** A good that shops of the `trades` sell. */
export type Good = {
  name: string;
  price: number;
  weight: number;
  category_id: string;
  category: string;
  /** Name of the topmost category. */
  department: string;
  trades: readonly string[];
};

const icons: Readonly<Record<string, string>> = {
  'Makanan & Minuman': 'restaurant',
  Fesyen: 'checkroom',
  Elektronik: 'devices',
  'Rumah & Taman': 'home',
  'Kesehatan & Kecantikan': 'spa',
  'Buku & Alat Tulis': 'menu_book',
  'Ibu & Bayi': 'child_care',
  Olahraga: 'sports_soccer',
};

/** Categories that user admins have switched off. */
const hidden: readonly string[] = ['Perlengkapan Bayi', 'Olahraga'];

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const read = (): { categories: CategoryRecord[]; goods: Good[] } => {
  const categories: CategoryRecord[] = [];
  const goods: Good[] = [];
  /** The current category of each level. */
  const open: CategoryRecord[] = [];
  let trades: string[] = [];
  for (const line of catalogue.split('\n').filter((text) => text.trim() !== '')) {
    const text = line.trim();
    const leaf = open.at(-1);
    if (text.startsWith('- ') && leaf) {
      const [name = '', price, weight] = text.slice(2).split(', ');
      goods.push({
        name,
        price: Number(price),
        weight: Number(weight),
        category_id: leaf.id,
        category: leaf.name,
        department: open[0]?.name ?? leaf.name,
        trades,
      });
      continue;
    }
    const [name = '', sellers = ''] = text.split(': ');
    const level = ((line.length - line.trimStart().length) / 2 + 1) as CategoryRecord['level'];
    open.length = level - 1;
    trades = sellers.split(', ');
    const parent = open.at(-1);
    const category: CategoryRecord = {
      id: `kategori-${categories.length + 1}`,
      name,
      slug: slugOf(name),
      parent_id: parent?.id ?? null,
      icon: parent ? null : (icons[name] ?? null),
      order: categories.filter(({ parent_id }) => parent_id === (parent?.id ?? null)).length + 1,
      level,
      product_count: 0,
      is_active: !hidden.includes(name),
    };
    categories.push(category);
    open.push(category);
  }
  return { categories, goods };
};

/** The category tree, parents before children, and the goods sold in it; products are not counted yet. */
export const { categories: emptyCategories, goods } = read();
