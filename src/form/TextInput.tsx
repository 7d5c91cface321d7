import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { useForkRef } from '@mui/material/utils';
import { type InputProps, useTranslate, type Validator } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText, isFit, type TextRule } from '../domain/cleanText';
import { normalisePhone } from '../domain/phone';
import { Button } from '../ui/Button';
import { TextBox, type TextBoxProps } from '../ui/field/Field';
import { IconButton } from '../ui/IconButton';
import { useFormField } from './useFormField';
import './cleaning.css';

export type TextInputProps = Omit<
  TextBoxProps,
  'label' | 'defaultValue' | 'disabled' | 'error' | 'id' | 'name' | 'onChange' | 'required' | 'value'
> &
  Pick<InputProps<string>, 'source' | 'label' | 'validate' | 'defaultValue' | 'format' | 'parse'>;

/**
 * A text field of a form; more props are attributes of the control. An empty field has the value '', and the browser does not
 * fill it with the user's own data.
 */
export const TextInput = ({
  source,
  label,
  validate,
  defaultValue,
  format,
  parse,
  helperText,
  onBlur,
  readOnly,
  ref,
  ...attributes
}: TextInputProps) => {
  const { field, box } = useFormField<string>({
    source,
    label,
    validate,
    defaultValue,
    format,
    ...(parse && { parse }),
    helperText,
    onBlur,
  });
  return (
    <TextBox
      autoComplete="off"
      {...attributes}
      {...field}
      {...box}
      ref={useForkRef(field.ref, ref)}
      readOnly={readOnly}
      disabled={readOnly}
    />
  );
};

export type NormalisedTextInputProps = Omit<TextInputProps, 'onBlur' | 'onKeyDown'> & {
  /** Converts typed text to its stored form. Must be idempotent. */
  normalise: (typed: string) => string;
};

/** A text input that converts its text to the stored form on blur and before Enter submits the form. */
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

type PhoneTextInputProps = { source: string; validate: Validator[]; helperText?: string };

/** The input of a phone number. It converts +62… and 0812… to the stored form (reading 3). */
export const PhoneTextInput = (props: PhoneTextInputProps) => (
  <NormalisedTextInput {...props} type="tel" normalise={normalisePhone} />
);

type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment'> & { initiallyVisible?: boolean };

/** A text input with a button that shows or hides the password. */
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

type TidyTextInputProps = {
  source: string;
  validate: Validator | Validator[];
  /** The rule for allowed characters; defaults to that of addresses, descriptions and shop names. */
  rule?: TextRule;
  /** The number of visible rows for a long text; the value itself has no line breaks. */
  rows?: number;
  autoFocus?: boolean;
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/**
 * A text input with limited characters (specification §5). It shows the allowed ones, and offers to clean the text in one
 * click, with a preview of the removed characters and the result.
 */
export const TidyTextInput = (props: TidyTextInputProps) => {
  const { source, validate, rule = 'plainText', rows, autoFocus = false } = props;
  const allowed = `form.cleaning.allowed.${rule}`;
  return (
    <div>
      <TextInput
        source={source}
        validate={validate}
        helperText={allowed}
        parse={oneLine}
        autoFocus={autoFocus}
        {...(rows && { rows })}
      />
      <Cleaning source={source} rule={rule} />
    </div>
  );
};

/** The offer to clean the text. Separate, so that a keystroke re-renders nothing else. */
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
