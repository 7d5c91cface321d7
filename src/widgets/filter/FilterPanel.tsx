import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../button/Button';
import { type AnchoredPanelProps, Panel } from '../panel/Panel';
import { PanelField } from '../panel/PanelField';
import { ChoiceSearch } from './ChoiceSearch';
import {
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

/** One filter of the panel: a native select, for phones and screen readers, or an autocomplete if there are many choices. */
const FilterField = ({ filter, value, onChange }: FieldProps) => {
  const translate = useTranslate();
  const label = useFilterLabel(filter);
  const id = useId();
  const { choices, retry } = filter.useChoices();
  const chosen = choices?.find((choice) => choice.value === value);
  const unchosen = translate(choices || retry ? 'widgets.filter.any' : 'widgets.filter.loading');
  return (
    <PanelField>
      <label htmlFor={id}>{label}</label>
      {filter.searchable ? (
        <ChoiceSearch {...{ id, choices, chosen, onChange }} placeholder={unchosen} />
      ) : (
        <select
          id={id}
          value={chosen === undefined ? '' : String(chosen.value)}
          disabled={!choices}
          onChange={(event) =>
            onChange(choices?.find((choice) => String(choice.value) === event.target.value)?.value)
          }
        >
          <option value="">{unchosen}</option>
          {choices?.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {retry && (
        <p role="alert">
          {translate('widgets.filter.failed')}{' '}
          <button type="button" onClick={retry}>
            {translate('widgets.feedback.retry')}
          </button>
        </p>
      )}
    </PanelField>
  );
};

export type FilterPanelProps = AnchoredPanelProps & {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** The filter panel of specification §2. A choice takes effect immediately, and the panel stays open for the next choice. */
const FilterPanel = ({ filters, values, onChange, anchor, onClose }: FilterPanelProps) => {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('widgets.filter.title')}
      anchor={anchor}
      onClose={onClose}
      foot={
        <Button onClick={() => onChange(withoutFilters(filters, values))}>
          {translate('widgets.filter.clear')}
        </Button>
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
