import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { useForkRef } from '@mui/material/utils';
import { type InputProps, useTranslate, type Validator } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText, isFit, type TextRule } from '../domain/cleanText';
import { normalisePhone } from '../domain/digits';
import { isPlainDate } from '../domain/format/plainDate';
import { fromWibInput, isInstant, toWibInput } from '../domain/format/wibTime';
import { Button } from '../ui/Button';
import { TextBox, type TextBoxProps, type TextControl } from '../ui/field/Field';
import { IconButton } from '../ui/IconButton';
import { Instant, PlainDate } from '../ui/text/texts';
import { useFieldLabel } from '../ui/text/words';
import { type SetByForm, useFormField } from './useFormField';
import './cleaning.css';

export type TextInputProps = Omit<TextBoxProps, SetByForm> &
  Pick<InputProps<string>, 'source' | 'label' | 'validate' | 'format' | 'parse'>;

/** More props are attributes of the control. An empty field has the value ''. */
export const TextInput = (props: TextInputProps) => {
  const { source, label, validate, format, parse, helperText, onBlur, ref, ...attributes } = props;
  const input = { source, label, validate, format, parse, helperText, onBlur };
  const { field, box } = useFormField<string>(input);
  return (
    <TextBox
      // The browser would fill it with the user's own data.
      autoComplete="off"
      {...attributes}
      {...field}
      {...box}
      ref={useForkRef(field.ref, ref)}
      disabled={attributes.readOnly}
    />
  );
};

export type NormalisedTextInputProps = Omit<TextInputProps, 'onBlur' | 'onKeyDown'> & {
  /** Must be idempotent. */
  normalise: (typed: string) => string;
};

/** Converts its text to the stored form on blur, and before Enter submits the form. */
export const NormalisedTextInput = ({ normalise, ...props }: NormalisedTextInputProps) => {
  const { source } = props;
  const { getValues, setValue } = useFormContext();
  const apply = () => {
    const typed = String(getValues(source));
    const stored = normalise(typed);
    if (stored !== typed) setValue(source, stored, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextInput
      {...props}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
};

/** Converts +62… and 0812… to the stored form (reading 3). */
export const PhoneTextInput = (props: { source: string; validate: Validator[]; helperText?: string }) => (
  <NormalisedTextInput {...props} type="tel" normalise={normalisePhone} />
);

type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment'> & { initiallyVisible?: boolean };

export const PasswordInput = ({ initiallyVisible = false, ...props }: PasswordInputProps) => {
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(initiallyVisible);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <IconButton
          label={translate(`ra.input.password.toggle_${isVisible ? 'visible' : 'hidden'}`)}
          onClick={() => setVisible(!isVisible)}
          size="small"
        >
          {isVisible ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
        </IconButton>
      }
    />
  );
};

type TidyTextInputProps = Pick<TextInputProps, 'source' | 'validate' | 'rows' | 'autoFocus'> & {
  /** Defaults to that of addresses, descriptions and shop names. */
  rule?: TextRule;
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Names the allowed characters (specification §5), and offers to remove the others. */
export const TidyTextInput = ({ rule = 'plainText', ...props }: TidyTextInputProps) => {
  const allowed = `form.cleaning.allowed.${rule}`;
  return (
    <div>
      <TextInput {...props} helperText={allowed} parse={oneLine} />
      <Cleaning source={props.source} rule={rule} />
    </div>
  );
};

/** Separate, so that a keystroke renders nothing else again. */
const Cleaning = ({ source, rule }: { source: string; rule: TextRule }) => {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext();
  const watched: unknown = useWatch({ name: source });
  const typed = typeof watched === 'string' ? watched.trim() : '';
  const { text, removed } =
    typed === '' || isFit(typed, rule) ? { text: '', removed: [] } : cleanText(typed, rule);
  return (
    <div role="status">
      {(text !== '' || removed.length > 0) && (
        <div className="cleaning column caution">
          {removed.length > 0 && <p>{translate('form.cleaning.found', { removed: removed.join(' ') })}</p>}
          {text !== '' && (
            <>
              <p>
                <span>{translate('form.cleaning.becomes')}</span> <ins>{text}</ins>
              </p>
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  setValue(source, text, { shouldDirty: true, shouldValidate: true });
                  setFocus(source);
                }}
              >
                {translate('form.cleaning.apply')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
};

type CalendarInputProps = Omit<TextInputProps, 'ref' | 'max' | 'onBlur'> & { type: keyof typeof max };

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
export const PlainDateInput = (props: Pick<TextInputProps, 'source' | 'validate'>) => {
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
