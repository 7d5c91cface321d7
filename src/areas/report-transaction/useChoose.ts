import { useListContext, useNavigate } from 'ra-core';
import { listSearch } from '../../domain/format/listAddress';
import { useFilterValues, withFilter } from '../../list/filter/listFilter';

/** Returns a function that filters the report by an item clicked in a chart. The back button undoes it. */
export const useChoose = (): ((source: string, value: string) => void) => {
  const { sort, page, perPage, setFilters } = useListContext();
  const values = useFilterValues();
  const navigate = useNavigate();
  return (source, value) => {
    // react-admin restores the last filters for a URL without any, so this history entry must state its own. The browser's URL
    // is read, because a chart that is not drawn again yet would overwrite a filter that was set a moment ago.
    if (location.search === '')
      navigate({ search: listSearch({ filter: values, sort, page, perPage }) }, { replace: true });
    setFilters(withFilter(values, source, value));
  };
};
