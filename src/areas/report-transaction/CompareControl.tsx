import { useListContext } from 'ra-core';
import { useId } from 'react';
import { comparisons, defaultComparison } from '../../domain/comparison';
import { useFilterValues, withFilter } from '../../list/filter/listFilter';
import { PanelField } from '../../ui/PanelField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useComparison } from './useReport';

/** The choice of the comparison. The default, the period before, is left out of the URL. */
export const CompareControl = () => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const id = useId();
  return (
    <PanelField inline>
      <label htmlFor={id}>{words('compare.label')}</label>
      <select
        id={id}
        value={useComparison()}
        onChange={({ target }) =>
          setFilters(
            withFilter(values, 'compare', target.value === defaultComparison ? undefined : target.value),
          )
        }
      >
        {comparisons.map((comparison) => (
          <option key={comparison} value={comparison}>
            {words(`compare.names.${comparison}`)}
          </option>
        ))}
      </select>
    </PanelField>
  );
};
