import {
  useEvent,
  useListContext,
  useLocation,
  useNavigate,
  useNotify,
  useResourceContext,
  useStore,
  useStoreContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { view } from '../../../i18n/list/view';
import {
  columnOrderKey,
  densityKey,
  listParamsKey,
  savedViewsKey,
  toggledColumnsKey,
} from '../../dataProvider/keys';
import { z } from '../../dataProvider/zod';
import { listSearch } from '../../domain/format/listAddress';
import { isPersonalNumber } from '../../domain/search';
import type { fromMenu } from '../../menu/area';
import { ScrollStrip, StripTab, TabLine } from '../../ui/Tabs';
import { useOwnWords } from '../../ui/text/words';
import { activeSearch, type FilterValues, useFilterValues, withFilter } from '../filter/listFilter';
import './views.css';

const names = z.array(z.string());

/** The state of a list in a view. Undefined `density` means roomy rows; empty `columnOrder` means the table's own order. */
const viewValue = z.object({
  filter: z.looseObject({}),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.number(),
  /** The toggled columns, under the key that the views of people have: one that is hidden at first is shown if it is here. */
  hidden: names,
  columnOrder: names,
  density: z.optional(z.enum(['compact'])),
});

/** A user has views per list. The menu opens the list with the view that has `isDefault`. */
const savedView = z.object({
  label: z.string().check(z.minLength(1)),
  value: viewValue,
  isDefault: z.optional(z.boolean()),
});

type ViewValue = z.infer<typeof viewValue>;
export type SavedView = z.infer<typeof savedView>;

const noViews: readonly SavedView[] = [];

export const useSavedViews = () => {
  const [kept, keep] = useStore<readonly SavedView[]>(savedViewsKey(useResourceContext()), noViews);
  // Older versions or other programs may have stored something else.
  const views = useMemo(() => kept.filter((each) => savedView.safeParse(each).success), [kept]);
  return [views, keep] as const;
};

const noIds: string[] = [];

export const useShownView = (): ViewValue => {
  const { resource, sort, perPage } = useListContext();
  const filter = useFilterValues();
  const [toggled] = useStore<string[]>(toggledColumnsKey(resource), noIds);
  const [columnOrder] = useStore<string[]>(columnOrderKey(resource), noIds);
  const [density] = useStore<'compact' | undefined>(densityKey);
  return { filter, sort, perPage, hidden: toggled, columnOrder, density };
};

/** The same for two values that show a list in the same way. */
const canonical = ({ filter, sort, perPage, hidden: toggled, columnOrder, density }: ViewValue): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(),
    [sort.field, sort.order, perPage, density],
    toggled.toSorted(),
    columnOrder,
  ]);

/** Filter, sort and page size go into the URL, the rest into the preferences. */
const useOpenView = () => {
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

/** They outlast the page, so they have no search for a NIK or an account number (docs/decisions.md 'Private searches'). */
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

export const ViewTabs = ({ isAlone = false }: { isAlone?: boolean }) => {
  const { words } = useViewWords();
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const isAll = Object.keys(useFilterValues()).length === 0;
  const [views] = useSavedViews();
  const open = useOpenView();
  const shown = useShownView();
  const active = views.find(({ value }) => canonical(value) === canonical(shown));
  const tabs = (
    <div className="view-tabs" role="group" aria-label={words('title')}>
      {views.map((view) => (
        <StripTab key={view.label} isPressed={view === active} onPress={() => open(view)}>
          <span className="view-tab-name one-line">{view.label}</span>
        </StripTab>
      ))}
    </div>
  );
  if (!isAlone) return tabs;
  return (
    <TabLine>
      <ScrollStrip label={words('strip')} chosen={active ?? isAll}>
        <StripTab isPressed={isAll} onPress={() => setFilters({})}>
          {translate('filter.tabs.all')}
        </StripTab>
        {tabs}
      </ScrollStrip>
    </TabLine>
  );
};

type DefaultViewProps = {
  storePrefix: string | undefined;
  children: ReactNode;
};

/**
 * Opens the default view of a list that comes from the menu, or for the first time since the page load. Decided once per
 * visit, so that making a view the default does not change the open list.
 */
export const DefaultView = ({ storePrefix, children }: DefaultViewProps) => {
  const location = useLocation();
  const { search, key } = location;
  const state: unknown = location.state;
  const resource = useResourceContext();
  const { getItem } = useStoreContext();
  const [views] = useSavedViews();
  const open = useOpenView();
  const findDefault = (): SavedView | undefined => {
    const isFromMenu = (state as Partial<typeof fromMenu> | null)?.isFromMenu;
    const isLeftOpen = getItem(listParamsKey(storePrefix ?? resource)) !== undefined;
    return search === '' && (isFromMenu || !isLeftOpen)
      ? views.find(({ isDefault }) => isDefault)
      : undefined;
  };
  const [visit, setVisit] = useState(() => ({ key, view: findDefault() }));
  if (visit.key !== key) setVisit({ key, view: findDefault() });
  const { view } = visit;
  // The router's state may hold the notice of a record that could not be opened.
  useLayoutEffect(() => {
    if (view) open(view, { replace: true, state });
  }, [open, view, state]);
  return view ? null : children;
};
