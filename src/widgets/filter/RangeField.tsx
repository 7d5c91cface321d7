import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { currencyPrefix } from '../../config';
import { isPlainDate } from '../../format/plainDate';
import { groupedFigures, parseRupiah } from '../../format/rupiah';
import { PlainDate } from '../text/PlainDate';
import {
  asBound,
  type Bound,
  type FilterValues,
  type RangeFilter,
  useFilterLabel,
  withFilter,
} from './listFilter';
import '../feedback/Panel.css';

/** A bound as its input shows it. */
const typedOf = ({ kind }: RangeFilter, value: unknown): string => {
  const bound = asBound(value);
  if (bound === undefined) return '';
  const isFigure = kind === 'numberRange' && Number.isFinite(Number(bound));
  return isFigure ? groupedFigures(Number(bound)) : String(bound);
};

/** What was typed as a bound: undefined for none, null for something that is no bound (yet). */
const boundOf = ({ kind }: RangeFilter, typed: string): Bound | undefined | null => {
  if (typed.trim() === '') return undefined;
  if (kind === 'numberRange') return parseRupiah(typed);
  return isPlainDate(typed) ? typed : null;
};

type BoundInputProps = {
  filter: RangeFilter;
  label: string;
  value: unknown;
  onChange: (bound: Bound | undefined) => void;
};

/** One end of the range. It takes effect when it is left or Enter is pressed: half a number is no filter. */
const BoundInput = ({ filter, label, value, onChange }: BoundInputProps) => {
  const id = useId();
  const noteId = useId();
  const inForce = typedOf(filter, value);
  const [{ typed, from }, setState] = useState({ typed: inForce, from: inForce });
  // Set from elsewhere: by a chip, by 'Hapus semua filter', by the address.
  if (from !== inForce) setState({ typed: inForce, from: inForce });

  const apply = (text: string): void => {
    const bound = boundOf(filter, text);
    if (bound === null) setState({ typed: inForce, from: inForce });
    else if (typedOf(filter, bound) !== inForce) onChange(bound);
  };
  // The browser's own field follows the browser's language: the date is also said in ours.
  const inWords = filter.kind === 'dateRange' && isPlainDate(typed);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {filter.money && (
        <span id={noteId} className="filter-money">
          {currencyPrefix}
        </span>
      )}
      <input
        id={id}
        type={filter.kind === 'dateRange' ? 'date' : 'text'}
        inputMode={filter.kind === 'dateRange' ? undefined : 'numeric'}
        autoComplete="off"
        aria-describedby={inWords || filter.money ? noteId : undefined}
        value={typed}
        onChange={({ target }) => setState({ typed: target.value, from: inForce })}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event.currentTarget.value);
        }}
      />
      {inWords && (
        <span id={noteId} className="filter-date">
          <PlainDate value={typed} />
        </span>
      )}
    </div>
  );
};

type RangeFieldProps = {
  filter: RangeFilter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** A range in the filter panel: from and to, each may stay open. A range that runs backwards says so. */
export const RangeField = ({ filter, values, onChange }: RangeFieldProps) => {
  const translate = useTranslate();
  const label = useFilterLabel(filter);
  const faultId = useId();
  const [lower, upper] = [`${filter.source}_gte`, `${filter.source}_lte`];
  const [from, to] = [asBound(values[lower]), asBound(values[upper])];
  const isBackwards = from !== undefined && to !== undefined && typeof from === typeof to && from > to;
  return (
    <fieldset className="filter-field" aria-describedby={isBackwards ? faultId : undefined}>
      <legend>{label}</legend>
      <BoundInput
        filter={filter}
        label={translate('widgets.filter.range.from')}
        value={from}
        onChange={(bound) => onChange(withFilter(values, lower, bound))}
      />
      <BoundInput
        filter={filter}
        label={translate('widgets.filter.range.to')}
        value={to}
        onChange={(bound) => onChange(withFilter(values, upper, bound))}
      />
      {isBackwards && (
        <p id={faultId} role="alert">
          {translate(`widgets.filter.range.disordered.${filter.kind}`)}
        </p>
      )}
    </fieldset>
  );
};
