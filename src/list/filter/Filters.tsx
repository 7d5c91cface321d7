import CloseIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/FilterList';
import { useTranslate } from 'ra-core';
import { writtenDate, writtenRange } from '../../domain/format/plainDate';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { usePanel } from '../../ui/usePanel';
import type { FilterPanelProps } from './FilterPanel';
import {
  activeFilters,
  asBound,
  type Bound,
  type FilterValues,
  isRange,
  type ListFilter,
  type RangeFilter,
  type SelectFilter,
  useFilterLabel,
  withoutFilters,
} from './listFilter';
import './filter.css';

const boundText = ({ kind, money = false }: RangeFilter, bound: Bound | undefined): string => {
  if (bound === undefined) return '';
  if (kind === 'dateRange') return writtenDate(String(bound));
  return money ? rupiah(Number(bound)) : groupedFigures(Number(bound));
};

/** `1–20 Nov 2026`, `Rp50.000–Rp100.000`, `sejak 1 Nov 2026`, `sampai Rp50.000`. */
const useRangeText = (filter: RangeFilter, values: FilterValues): string => {
  const translate = useTranslate();
  const first = asBound(values[`${filter.source}_gte`]);
  const last = asBound(values[`${filter.source}_lte`]);
  const [from, to] = [boundText(filter, first), boundText(filter, last)];
  const isDate = filter.kind === 'dateRange';
  if (to === '') return translate(isDate ? 'filter.range.since' : 'filter.range.atLeast', { from });
  if (from === '') return translate('filter.range.until', { to });
  if (isDate) return writtenRange(String(first), String(last));
  return from === to ? from : translate('filter.range.between', { from, to });
};

const FilterPanel = partOnDemand(() => import('./FilterPanel'));

export const FilterButton = (choice: FilterPanelProps) => {
  const { filters, values } = choice;
  const translate = useTranslate();
  const { trigger, panel } = usePanel(FilterPanel);
  const count = activeFilters(filters, values).length;
  if (filters.length === 0) return null;
  return (
    <>
      <button type="button" className="filter-button outlined icons-18 not-printed row" {...trigger}>
        <FilterIcon />
        <span>{translate('filter.open')}</span>{' '}
        {count > 0 && (
          <>
            <span className="filter-button-count">{count}</span>{' '}
            <span className="visually-hidden">{translate('filter.active')}</span>
          </>
        )}
      </button>
      {panel && <FilterPanel {...choice} {...panel} />}
    </>
  );
};

type ChipProps = { name: string; value: string; onRemove: (() => void) | undefined };

const Chip = ({ name, value, onRemove }: ChipProps) => {
  const translate = useTranslate();
  return (
    <li className="filter-chip row icons-16">
      <span className="one-line">
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
  onChange?: (values: FilterValues) => void;
};

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
