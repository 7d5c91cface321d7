import { useListContext, useLocation, useNavigate } from 'ra-core';
import { listSearch } from '../../format/listAddress';
import { useFilterValues, withFilter } from '../../widgets/filter/listFilter';

/** Filters the report by what somebody chose in a chart. The back button takes it back. */
export const useChoose = (): ((source: string, value: string) => void) => {
  const { sort, page, perPage, setFilters } = useListContext();
  const values = useFilterValues();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (source, value) => {
    // An address without filters means the last ones to react-admin: this entry has to say that it has none.
    if (search === '')
      navigate({ search: listSearch({ filter: values, sort, page, perPage }) }, { replace: true });
    setFilters(withFilter(values, source, value));
  };
};
