import { history } from '../../dataProvider/historyWire';
import { code, recordId, shownInteger, shownText, shownTextOrNull } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';

/**
 * Buat Kategori as it travels: users-services/api/v1/backoffice/make-category in the simple REST dialect. The specification
 * shows nothing of it: assumption throughout (docs/areas.md).
 *
 * - `POST make-category` { name, slug, icon, parent_id }: a new category is active and the last of its siblings.
 * - `PUT make-category/<id>` holds what changes: name, slug, icon, or `order`, its new place among its siblings.
 * - `POST make-category/<id>/<action>`: deactivate { reason }, activate {}, move { parent_id }.
 * - A category that holds products takes no subcategories: products belong to categories without children.
 * - Siblings have different names, whatever their case: neither a change nor a move may break that.
 * - Products and subcategories keep a category from being deleted (409).
 * - `sort` takes `place` besides the columns: as the tree is read, every category behind its parent.
 */

/** The deepest level of the tree. */
export const maxCategoryLevel = 3;

export const categoryStates = ['AKTIF', 'TIDAK_AKTIF'] as const;
type CategoryState = (typeof categoryStates)[number];

export const categoryTransitions = {
  deactivate: { from: ['AKTIF'], to: 'TIDAK_AKTIF', reason: true },
  activate: { from: ['TIDAK_AKTIF'], to: 'AKTIF' },
  move: { from: ['AKTIF', 'TIDAK_AKTIF'] },
} as const satisfies Transitions<CategoryState>;

/** Names of drawn icons; only categories of the first level have one. */
export const categoryIcons = [
  ...(['restaurant', 'checkroom', 'devices', 'home', 'spa'] as const),
  ...(['menu_book', 'child_care', 'sports_soccer', 'category'] as const),
] as const;

export const categoryLimits = { name: 60, slug: 60 } as const;

/** Whether a reader takes two names for the same one. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const categoryRecord = z.object({
  id: recordId,
  name: shownText,
  slug: shownText,
  parent_id: shownTextOrNull,
  /** Null below the first level; a name that nobody has drawn shows the plain one. */
  icon: shownTextOrNull,
  /** Place among its siblings, from 1. */
  order: shownInteger,
  level: z.int().check(z.gte(1), z.lte(maxCategoryLevel)),
  /** Products in it and below it, whatever their state. */
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

/** POST make-category. */
export const categoryCreateBody = z.extend(details, { parent_id: z.nullable(z.string()) });

/** PUT make-category/{id}. */
export const categoryUpdateBody = z.partial(z.extend(details, { order: z.int().check(z.positive()) }));

/** POST make-category/{id}/move; null moves it to the first level. */
export const categoryMoveBody = z.strictObject({ parent_id: z.nullable(z.string()) });
