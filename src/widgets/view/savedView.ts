import { z } from '../../dataProvider/zod';

/** Names such as ids of columns. */
const names = z.array(z.string());

/** How a person sees a list. Without `density`, its rows are roomy; without `columnOrder`, the table has its own order. */
const viewValue = z.object({
  filter: z.looseObject({}),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.number(),
  hidden: names,
  columnOrder: names,
  density: z.optional(z.enum(['compact'])),
});

/**
 * A view under a name, per person and list: react-admin's saved query, with columns and height of rows besides. The menu
 * opens the list with the one that `isDefault`.
 */
const savedView = z.object({
  label: z.string().check(z.minLength(1)),
  value: viewValue,
  isDefault: z.optional(z.boolean()),
});

export type ViewValue = z.infer<typeof viewValue>;
export type SavedView = z.infer<typeof savedView>;

/** The views among kept values: older versions, and other programs, may have kept something else. */
export const savedViewsIn = (kept: unknown): SavedView[] =>
  Array.isArray(kept) ? kept.filter((each): each is SavedView => savedView.safeParse(each).success) : [];
