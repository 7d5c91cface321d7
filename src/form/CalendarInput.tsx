import { useTranslate, type Validator } from 'ra-core';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPlainDate } from '../domain/format/plainDate';
import { fromWibInput, isInstant, toWibInput } from '../domain/format/wibTime';
import type { TextControl } from '../ui/field/Field';
import { Instant, PlainDate } from '../ui/text/texts';
import { useFieldLabel } from '../ui/text/words';
import { TextInput, type TextInputProps } from './TextInput';

type CalendarInputProps = Omit<TextInputProps, 'ref' | 'max' | 'onBlur'> & { type: keyof typeof max };

/** Browsers accept years of six digits. */
const max = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' } as const;

/** An incomplete input, such as a date without its time, has an empty value and must not be saved as such. */
const CalendarInput = ({ type, validate = [], ...props }: CalendarInputProps) => {
  const { trigger } = useFormContext();
  const input = useRef<TextControl>(null);
  const isComplete: Validator = () =>
    input.current?.validity.badInput ? `form.incomplete.${type}` : undefined;
  return (
    <TextInput
      {...props}
      type={type}
      validate={[isComplete, ...[validate].flat()]}
      // From incomplete to empty, the value does not change, so react-hook-form would not validate again.
      onBlur={() => void trigger(props.source)}
      ref={input}
      max={max[type]}
    />
  );
};

/** The date is below it in Indonesian, because the input itself uses the browser's language. */
export const PlainDateInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'defaultValue'>) => {
  const value: unknown = useWatch({ name: props.source });
  const isDate = typeof value === 'string' && isPlainDate(value);
  return <CalendarInput {...props} type="date" helperText={isDate && <PlainDate value={value} />} />;
};

/** An instant in WIB, whatever the browser's time zone; an untouched value keeps its seconds. */
export const WibTimeInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'helperText'>) => {
  const translate = useTranslate();
  const label = useFieldLabel()(props.source);
  const value: unknown = useWatch({ name: props.source });
  return (
    <CalendarInput
      {...props}
      type="datetime-local"
      label={translate('text.inWib', { label })}
      format={toWibInput}
      parse={fromWibInput}
      helperText={
        typeof value === 'string' && isInstant(value) ? <Instant value={value} /> : props.helperText
      }
    />
  );
};
