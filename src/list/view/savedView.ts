import { z } from '../../dataProvider/zod';

/** Column ids. */
const names = z.array(z.string());

/** The state of a list in a view. Undefined `density` means roomy rows; empty `columnOrder` means the table's own order. */
const viewValue = z.object({
  filter: z.looseObject({}),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.number(),
  hidden: names,
  columnOrder: names,
  density: z.optional(z.enum(['compact'])),
});

/**
 * A named view, per user and list: react-admin's saved query plus columns and row height. The menu opens the list with the
 * view that has `isDefault`.
 */
const savedView = z.object({
  label: z.string().check(z.minLength(1)),
  value: viewValue,
  isDefault: z.optional(z.boolean()),
});

export type ViewValue = z.infer<typeof viewValue>;
export type SavedView = z.infer<typeof savedView>;

/** Returns the valid views among stored values; older versions or other programs may have stored something else. */
export const savedViewsIn = (kept: unknown): SavedView[] =>
  Array.isArray(kept) ? kept.filter((each): each is SavedView => savedView.safeParse(each).success) : [];
