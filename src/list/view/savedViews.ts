import {
  useEvent,
  useListContext,
  useNavigate,
  useNotify,
  useResourceContext,
  useStore,
  useStoreContext,
} from 'ra-core';
import { useMemo } from 'react';
import { view } from '../../../i18n/list/view';
import { columnOrderKey, densityKey, savedViewsKey, toggledColumnsKey } from '../../dataProvider/storeKeys';
import { z } from '../../dataProvider/zod';
import { listSearch } from '../../domain/format/listAddress';
import { isPersonalNumber } from '../../domain/search';
import { useOwnWords } from '../../ui/text/words';
import { activeSearch, type FilterValues, useFilterValues, withFilter } from '../filter/listFilter';

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

/** Per user and list. The menu opens the list with the view that has `isDefault`. */
const savedView = z.object({
  label: z.string().check(z.minLength(1)),
  value: viewValue,
  isDefault: z.optional(z.boolean()),
});

type ViewValue = z.infer<typeof viewValue>;
export type SavedView = z.infer<typeof savedView>;

/** Older versions or other programs may have stored something else. */
const savedViewsIn = (kept: unknown): SavedView[] =>
  Array.isArray(kept) ? kept.filter((each): each is SavedView => savedView.safeParse(each).success) : [];

const noViews: readonly SavedView[] = [];

export const useSavedViews = () => {
  const [kept, keep] = useStore<readonly SavedView[]>(savedViewsKey(useResourceContext()), noViews);
  const views = useMemo(() => savedViewsIn(kept), [kept]);
  return [views, keep] as const;
};

const noIds: string[] = [];

export const useShownView = (): ViewValue => {
  const { resource, sort, perPage } = useListContext();
  const filter = useFilterValues();
  const [hidden] = useStore<string[]>(toggledColumnsKey(resource), noIds);
  const [columnOrder] = useStore<string[]>(columnOrderKey(resource), noIds);
  const [density] = useStore<'compact' | undefined>(densityKey);
  return { filter, sort, perPage, hidden, columnOrder, density };
};

/** The same for two values that show a list in the same way. */
const canonical = ({ filter, sort, perPage, hidden, columnOrder, density }: ViewValue): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(),
    [sort.field, sort.order, perPage, density],
    hidden.toSorted(),
    columnOrder,
  ]);

export const isSameView = (one: ViewValue, other: ViewValue): boolean => canonical(one) === canonical(other);

/** Filter, sort and page size go into the URL, the rest into the preferences. */
export const useOpenView = () => {
  const resource = useResourceContext();
  const navigate = useNavigate();
  const { setItem } = useStoreContext();
  return useEvent(({ value }: SavedView, options?: { replace: boolean; state: unknown }): void => {
    setItem(toggledColumnsKey(resource), value.hidden);
    setItem(columnOrderKey(resource), value.columnOrder);
    setItem(densityKey, value.density);
    navigate({ search: listSearch({ ...value, page: 1 }) }, options);
  });
};

/**
 * Links and saved views outlast the page, so they have no search for a NIK or an account number (docs/decisions.md 'Private
 * searches').
 */
export const withoutPrivateSearch = (values: FilterValues): { filter: FilterValues; isPrivate: boolean } => {
  const isPrivate = isPersonalNumber(activeSearch(values));
  return { filter: isPrivate ? withFilter(values, 'q', undefined) : values, isPrivate };
};

export const useViewWords = () => {
  const notify = useNotify();
  return {
    words: useOwnWords(view),
    say: (name: keyof typeof view, places: Readonly<Record<string, string>> = {}): void =>
      notify(view[name], { type: 'info', messageArgs: places }),
  };
};
