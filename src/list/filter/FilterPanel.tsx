import { useTranslate } from 'ra-core';
import { matchesWords } from '../../domain/search';
import { Button } from '../../ui/Button';
import { Combobox } from '../../ui/field/Combobox';
import { SelectBox } from '../../ui/field/Field';
import { Panel } from '../../ui/Panel';
import { RetryButton } from '../../ui/Part';
import type { OpenedPanel } from '../../ui/usePanel';
import {
  type FilterChoice,
  type FilterValues,
  isRange,
  type ListFilter,
  type SelectFilter,
  useFilterLabel,
  withFilter,
  withoutFilters,
} from './listFilter';
import { RangeInput } from './RangeInput';

type FieldProps = {
  filter: SelectFilter;
  value: unknown;
  onChange: (value: string | boolean | undefined) => void;
};

/** A native select, for phones and screen readers, or an autocomplete for many choices. */
const FilterField = ({ filter, value, onChange }: FieldProps) => {
  const translate = useTranslate();
  const label = useFilterLabel(filter);
  const { choices, retry } = filter.useChoices();
  const chosen = choices?.find((choice) => choice.value === value);
  const unchosen = translate(choices || retry ? 'filter.any' : 'filter.loading');
  const failure = retry && {
    error: true,
    helperText: (
      <span role="alert">
        <span>{translate('filter.failed')}</span> <RetryButton variant="link" color="error" onRetry={retry} />
      </span>
    ),
  };
  return filter.searchable ? (
    <Combobox<FilterChoice>
      options={choices ?? []}
      value={chosen ?? null}
      disabled={!choices}
      filterOptions={(all, { inputValue }) => all.filter(({ label }) => matchesWords(label, inputValue))}
      labelOf={(choice) => choice.label}
      getOptionKey={({ value }) => String(value)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, choice) => onChange(choice?.value)}
      emptyText={translate('filter.noChoice')}
      field={{ label, placeholder: unchosen, ...failure }}
    />
  ) : (
    <SelectBox
      label={label}
      value={chosen?.value ?? ''}
      disabled={!choices}
      onChange={(value) => onChange(value === '' ? undefined : value)}
      choices={[
        { id: '', name: unchosen },
        ...(choices ?? []).map((choice) => ({ id: choice.value, name: choice.label })),
      ]}
      {...failure}
    />
  );
};

export type FilterPanelProps = {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** The filter panel of specification §2. A choice takes effect immediately. */
const FilterPanel = ({ filters, values, onChange, ...panel }: FilterPanelProps & OpenedPanel) => {
  const translate = useTranslate();
  return (
    <Panel
      {...panel}
      title={translate('filter.title')}
      foot={
        <Button onClick={() => onChange(withoutFilters(filters, values))}>{translate('filter.clear')}</Button>
      }
    >
      {filters.map((filter) =>
        isRange(filter) ? (
          <RangeInput key={filter.source} filter={filter} values={values} onChange={onChange} />
        ) : (
          <FilterField
            key={filter.source}
            filter={filter}
            value={values[filter.source]}
            onChange={(value) => onChange(withFilter(values, filter.source, value))}
          />
        ),
      )}
    </Panel>
  );
};

export default FilterPanel;
