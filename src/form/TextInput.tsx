import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { useForkRef } from '@mui/material/utils';
import { type InputProps, useTranslate, type Validator } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText, isFit, type TextRule } from '../domain/cleanText';
import { normalisePhone } from '../domain/digits';
import { Button } from '../ui/Button';
import { TextBox, type TextBoxProps } from '../ui/field/Field';
import { IconButton } from '../ui/IconButton';
import { type SetByForm, useFormField } from './useFormField';
import './cleaning.css';

export type TextInputProps = Omit<TextBoxProps, SetByForm> &
  Pick<InputProps<string>, 'source' | 'label' | 'validate' | 'format' | 'parse'> & { defaultValue?: string };

/** More props are attributes of the control. An empty field has the value ''. */
export const TextInput = (props: TextInputProps) => {
  const { source, label, validate, defaultValue, format, parse, helperText, onBlur, ...others } = props;
  const { readOnly, ref, ...attributes } = others;
  const input = { source, label, validate, defaultValue, format, parse, helperText, onBlur };
  const { field, box } = useFormField<string>(input);
  return (
    <TextBox
      // The browser would fill it with the user's own data.
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
