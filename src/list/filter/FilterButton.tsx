import FilterIcon from '@mui/icons-material/FilterList';
import { useTranslate } from 'ra-core';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { usePanel } from '../../ui/usePanel';
import type { FilterPanelProps } from './FilterPanel';
import { activeFilters } from './listFilter';
import './filter.css';

const FilterPanel = partOnDemand(() => import('./FilterPanel'));

type FilterButtonProps = Omit<FilterPanelProps, 'anchor' | 'onClose'>;

/** The button 'Filter' (specification §2) with the number of active filters; opens the panel. Hidden if there are no filters. */
export const FilterButton = (choice: FilterButtonProps) => {
  const { filters, values } = choice;
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(FilterPanel);
  const count = activeFilters(filters, values).length;
  if (filters.length === 0) return null;
  return (
    <>
      <button type="button" className="filter-button icons-18 not-printed row" {...trigger}>
        <FilterIcon />
        <span>{translate('filter.open')}</span>{' '}
        {count > 0 && (
          <>
            <span className="filter-button-count">{count}</span>{' '}
            <span className="visually-hidden">{translate('filter.active')}</span>
          </>
        )}
      </button>
      {wasOpened && <FilterPanel {...choice} anchor={anchor} onClose={close} />}
    </>
  );
};
