import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import {
  activeFilters,
  type FilterValues,
  isRange,
  type ListFilter,
  type RangeFilter,
  type SelectFilter,
  useFilterLabel,
  withoutFilters,
} from './listFilter';
import { useRangeText } from './useRangeText';
import './filter.css';

type ChipProps = { name: string; value: string; onRemove: (() => void) | undefined };

const Chip = ({ name, value, onRemove }: ChipProps) => {
  const translate = useTranslate();
  return (
    <li className="filter-chip row icons-16">
      <span>
        <span>{`${name}:`}</span> <strong className="strong">{value}</strong>
      </span>
      {onRemove && (
        <button
          type="button"
          className="icon-tool not-printed"
          aria-label={translate('filter.remove', { name })}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
};

type FilterChipProps<Filter> = { filter: Filter; values: FilterValues } & Pick<ChipProps, 'onRemove'>;

const SelectChip = ({ filter, values, onRemove }: FilterChipProps<SelectFilter>) => {
  const label = useFilterLabel(filter);
  const { choices, retry } = filter.useChoices();
  const value = values[filter.source];
  const chosen = choices?.find((choice) => choice.value === value);
  const shown = chosen?.label ?? (choices || retry ? String(value) : '…');
  return <Chip name={label} value={shown} onRemove={onRemove} />;
};

const RangeChip = ({ filter, values, onRemove }: FilterChipProps<RangeFilter>) => (
  <Chip name={useFilterLabel(filter)} value={useRangeText(filter, values)} onRemove={onRemove} />
);

type FilterChipsProps = {
  filters: readonly ListFilter[];
  values: FilterValues;
  /** If undefined, the chips cannot be removed. */
  onChange?: (values: FilterValues) => void;
};

/** The active filters as removable chips, with 'Hapus semua filter'. Renders nothing if no filter is active. */
export const FilterChips = ({ filters, values, onChange }: FilterChipsProps) => {
  const translate = useTranslate();
  const active = activeFilters(filters, values);
  if (active.length === 0) return null;
  return (
    <div className="filter-chips row flow">
      <ul className="flow" aria-label={translate('filter.chips')}>
        {active.map((filter) => {
          const onRemove = onChange && (() => onChange(withoutFilters([filter], values)));
          return isRange(filter) ? (
            <RangeChip key={filter.source} filter={filter} values={values} onRemove={onRemove} />
          ) : (
            <SelectChip key={filter.source} filter={filter} values={values} onRemove={onRemove} />
          );
        })}
      </ul>
      {onChange && (
        <button
          type="button"
          className="text-tool not-printed"
          onClick={() => onChange(withoutFilters(filters, values))}
        >
          {translate('filter.clear')}
        </button>
      )}
    </div>
  );
};
