import { history } from '../../dataProvider/history/historyWire';
import { code, recordId, shownInteger, shownText, shownTextOrNull } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';
import { visibleText } from '../../domain/visibleText';

/**
 * assumption: the whole contract of Buat Kategori (docs/areas.md), in simple REST.
 *
 * - A new category is active and the last of its siblings. `POST …/<id>/move` takes { parent_id }.
 * - `PUT make-category/<id>` takes the changed keys: name, slug, icon, or `order`, the new place among its siblings.
 * - A category with products takes no subcategories: products belong to categories without children.
 * - Siblings have different names, ignoring case; a change or a move that breaks this is refused.
 * - A category with products or subcategories cannot be deleted (409).
 * - `sort` accepts `place` besides the columns: tree order, every category after its parent.
 */

export const maxCategoryLevel = 3;

export const categoryStates = ['AKTIF', 'TIDAK_AKTIF'] as const;
type CategoryState = (typeof categoryStates)[number];

export const categoryTransitions = {
  deactivate: { from: ['AKTIF'], to: 'TIDAK_AKTIF', reason: true },
  activate: { from: ['TIDAK_AKTIF'], to: 'AKTIF' },
  move: { from: ['AKTIF', 'TIDAK_AKTIF'] },
} as const satisfies Transitions<CategoryState>;

/** Only first-level categories have one. */
export const categoryIcons = [
  'restaurant',
  'checkroom',
  'devices',
  'home',
  'spa',
  'menu_book',
  'child_care',
  'sports_soccer',
  'category',
] as const;

export const categoryLimits = { name: 60, slug: 60 } as const;

/** Lower-case letters and digits, in groups joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const sameName = (one: string, other: string): boolean =>
  visibleText(one).toLowerCase() === visibleText(other).toLowerCase();

export const categoryRecord = z.object({
  id: recordId,
  name: shownText,
  slug: shownText,
  parent_id: shownTextOrNull,
  /** Null below the first level; an unknown name shows the default icon. */
  icon: shownTextOrNull,
  /** Place among its siblings, starting at 1. */
  order: shownInteger,
  /** Only exported: the tree follows `parent_id`. */
  level: shownInteger,
  /** Number of products in the category and its subcategories, in any state. */
  product_count: shownInteger,
  status: code,
  history,
});
export type Category = z.infer<typeof categoryRecord>;

const details = z.strictObject({
  name: z.string(),
  slug: z.string(),
  icon: z.nullable(z.enum(categoryIcons)),
});

export const categoryCreateBody = z.extend(details, { parent_id: z.nullable(z.string()) });

export const categoryUpdateBody = z.partial(z.extend(details, { order: z.int().check(z.positive()) }));

/** Null moves the category to the first level. */
export const categoryMoveBody = z.strictObject({ parent_id: z.nullable(z.string()) });
