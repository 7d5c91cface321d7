import { useListContext, useTranslate } from 'ra-core';
import { useFilterValues } from '../filter/listFilter';
import { ScrollStrip, StripTab, TabLine } from '../filter/TabStrip';
import { isSameView, useOpenView, useSavedViews, useShownView, useViewWords } from './savedViews';
import './views.css';

type ViewTabsProps = {
  /** True if the list has no status tabs; then a tab for all rows is added. */
  isAlone?: boolean;
};

/** The saved views of the list as tabs; the tab of the current view is pressed. */
export const ViewTabs = ({ isAlone = false }: ViewTabsProps) => {
  const { words } = useViewWords();
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const isAll = Object.keys(useFilterValues()).length === 0;
  const [views] = useSavedViews();
  const open = useOpenView();
  const shown = useShownView();
  const active = views.find(({ value }) => isSameView(value, shown));
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
