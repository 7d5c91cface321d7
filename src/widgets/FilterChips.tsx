import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { filtersInForce, withFilter, withoutFilters, type FilterValues, type ListFilter } from './listFilter';
import './FilterChips.css';

type ChipProps = { filter: ListFilter; value: unknown; onRemove: () => void };

const FilterChip = ({ filter, value, onRemove }: ChipProps) => {
  const translate = useTranslate();
  const { choices } = filter.useChoices();
  const name = translate(filter.label);
  const chosen = choices?.find((choice) => choice.value === value);
  return (
    <li className="filter-chip">
      <span>
        {name}: <strong>{chosen?.label ?? (choices ? String(value) : '…')}</strong>
      </span>
      <button type="button" aria-label={translate('widgets.filter.remove', { name })} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  );
};

type FilterChipsProps = {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** The filters in force, each removable, and 'Hapus semua filter'; nothing while there is none. */
export const FilterChips = ({ filters, values, onChange }: FilterChipsProps) => {
  const translate = useTranslate();
  const inForce = filtersInForce(filters, values);
  if (inForce.length === 0) return null;
  return (
    <div className="filter-chips">
      <ul aria-label={translate('widgets.filter.chips')}>
        {inForce.map((filter) => (
          <FilterChip
            key={filter.source}
            filter={filter}
            value={values[filter.source]}
            onRemove={() => onChange(withFilter(values, filter.source, undefined))}
          />
        ))}
      </ul>
      <button
        type="button"
        className="filter-chips-clear"
        onClick={() => onChange(withoutFilters(filters, values))}
      >
        {translate('widgets.filter.clear')}
      </button>
    </div>
  );
};
