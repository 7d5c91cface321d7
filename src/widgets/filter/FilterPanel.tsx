import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { ChoiceSearch } from './ChoiceSearch';
import {
  type FilterValues,
  isRange,
  type ListFilter,
  type SelectFilter,
  withFilter,
  withoutFilters,
} from './listFilter';
import { RangeField } from './RangeField';
import '../feedback/Panel.css';

type FieldProps = {
  filter: SelectFilter;
  value: unknown;
  onChange: (value: string | boolean | undefined) => void;
};

/** One filter of the panel: a plain select, which every phone and screen reader knows, or a search among many choices. */
const FilterField = ({ filter, value, onChange }: FieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const { choices, retry } = filter.useChoices();
  const chosen = choices?.find((choice) => choice.value === value);
  const unchosen = translate(choices || retry ? 'widgets.filter.any' : 'widgets.filter.loading');
  return (
    <div className="filter-field">
      <label htmlFor={id}>{translate(filter.label)}</label>
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
    </div>
  );
};

type FilterPanelProps = {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** The button that it is anchored to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The filter panel of specification §2. A choice takes effect at once; the panel stays open for the next one. */
const FilterPanel = ({ filters, values, onChange, anchor, onClose }: FilterPanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { className: 'filter-panel', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <h2 id={titleId}>{translate('widgets.filter.title')}</h2>
      {filters.map((filter) =>
        isRange(filter) ? (
          <RangeField key={filter.source} filter={filter} values={values} onChange={onChange} />
        ) : (
          <FilterField
            key={filter.source}
            filter={filter}
            value={values[filter.source]}
            onChange={(value) => onChange(withFilter(values, filter.source, value))}
          />
        ),
      )}
      <div className="filter-panel-foot">
        <Button onClick={() => onChange(withoutFilters(filters, values))}>
          {translate('widgets.filter.clear')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </Popover>
  );
};

export default FilterPanel;
