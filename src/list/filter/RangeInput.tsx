import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { currencyPrefix } from '../../config';
import { isPlainDate } from '../../domain/format/plainDate';
import { groupedFigures, parseRupiah } from '../../domain/format/rupiah';
import { TextBox, type TextControl } from '../../ui/field/Field';
import { PanelField } from '../../ui/Panel';
import { PlainDate } from '../../ui/text/texts';
import { useAfterTyping } from '../../ui/useAfterTyping';
import {
  asBound,
  type Bound,
  type FilterValues,
  type RangeFilter,
  useFilterLabel,
  withFilter,
} from './listFilter';
import { useTyped } from './useTyped';
import './filter.css';

const inputText = ({ kind }: RangeFilter, bound: Bound | undefined): string => {
  if (bound === undefined) return '';
  return kind === 'numberRange' ? groupedFigures(Number(bound)) : String(bound);
};

/** Undefined for an empty text, null for an invalid or incomplete one. */
const boundOf = ({ kind }: RangeFilter, typed: string): Bound | undefined | null => {
  if (typed.trim() === '') return undefined;
  if (kind === 'numberRange') return parseRupiah(typed);
  return isPlainDate(typed) ? typed : null;
};

type BoundInputProps = {
  filter: RangeFilter;
  label: string;
  value: Bound | undefined;
  onChange: (bound: Bound | undefined) => void;
};

/**
 * A year that is being typed is 0002, then 0020 and 0202; a date with empty parts is '' like an emptied one, and only the
 * input knows the difference.
 */
const isWholeDate = (typed: string, input: TextControl | null): boolean =>
  typed === '' ? input?.validity.badInput === false : isPlainDate(typed) && typed >= '1000';

/**
 * It takes effect on blur or Enter, because a half-typed number must not filter; a whole date by itself, because neither
 * the calendar nor Tab between day, month and year leaves the input.
 */
const BoundInput = ({ filter, label, value, onChange }: BoundInputProps) => {
  const translate = useTranslate();
  const prefixId = useId();
  const input = useRef<TextControl>(null);
  const isDate = filter.kind === 'dateRange';
  const [isRefused, setRefused] = useState(false);
  const { typed, setTyped, sent, setSent } = useTyped(inputText(filter, value), () => setRefused(false));

  const apply = (text: string): void => {
    const bound = boundOf(filter, text);
    setRefused(bound === null && !isDate);
    if (bound === null) {
      // A date that is left half-typed gives way to the one in effect.
      setTyped(isDate ? sent : text);
      return;
    }
    const wanted = inputText(filter, bound);
    setTyped(wanted);
    setSent(wanted);
    if (wanted !== sent) onChange(bound);
  };
  useAfterTyping(typed, (text) => {
    if (isDate && isWholeDate(text, input.current)) apply(text);
  });
  // A native date input uses the browser's language, so the date is also shown in Indonesian.
  const inWords = isDate && isPlainDate(typed) && <PlainDate value={typed} />;
  return (
    <TextBox
      ref={input}
      label={label}
      type={isDate ? 'date' : 'text'}
      inputMode={isDate ? undefined : 'numeric'}
      autoComplete="off"
      aria-describedby={filter.money ? prefixId : undefined}
      error={isRefused}
      helperText={
        isRefused ? <span role="alert">{translate('filter.range.unreadable', { label })}</span> : inWords
      }
      endAdornment={
        filter.money && (
          <span id={prefixId} className="range-money">
            {currencyPrefix}
          </span>
        )
      }
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget.value);
      }}
    />
  );
};

type RangeInputProps = {
  filter: RangeFilter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** True beside other controls, without its own title. */
  inline?: boolean;
};

export const RangeInput = ({ filter, values, onChange, inline = false }: RangeInputProps) => {
  const translate = useTranslate();
  const label = useFilterLabel(filter);
  const faultId = useId();
  const [lower, upper] = [`${filter.source}_gte`, `${filter.source}_lte`];
  const [from, to] = [asBound(values[lower]), asBound(values[upper])];
  const isReversed = from !== undefined && to !== undefined && typeof from === typeof to && from > to;
  return (
    <PanelField as="fieldset" inline={inline} aria-describedby={isReversed ? faultId : undefined}>
      <legend className={inline ? 'visually-hidden' : undefined}>{label}</legend>
      <BoundInput
        filter={filter}
        label={translate('filter.range.from')}
        value={from}
        onChange={(bound) => onChange(withFilter(values, lower, bound))}
      />
      <BoundInput
        filter={filter}
        label={translate('filter.range.to')}
        value={to}
        onChange={(bound) => onChange(withFilter(values, upper, bound))}
      />
      {isReversed && (
        <p id={faultId} role="alert">
          {translate(`filter.range.disordered.${filter.kind}`)}
        </p>
      )}
    </PanelField>
  );
};
