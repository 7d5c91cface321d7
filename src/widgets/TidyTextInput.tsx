import Button from '@mui/material/Button';
import { useTranslate, type Validator } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText } from '../rules/cleanText';
import { plainTextPattern } from '../rules/patterns';
import { FormTextInput } from './FormTextInput';
import './TidyTextInput.css';

type TidyTextInputProps = {
  source: string;
  validate: Validator | Validator[];
  /** Rows shown for a longer text; it stays one line for the server. */
  rows?: number;
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/**
 * A text whose characters the server limits (specification §5; reading 18): says what is allowed, and offers to clean
 * what was pasted in one click, showing first what falls out and what stays.
 */
export const TidyTextInput = ({ source, validate, rows }: TidyTextInputProps) => (
  <div>
    <FormTextInput
      source={source}
      validate={validate}
      helperText="forms.cleaning.allowed"
      parse={oneLine}
      {...(rows && { multiline: true, minRows: rows })}
    />
    <Cleaning source={source} />
  </div>
);

/** A component of its own, so that a keystroke in this field draws nothing else again. */
const Cleaning = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext();
  const watched: unknown = useWatch({ name: source });
  const typed = typeof watched === 'string' ? watched.trim() : '';
  const isFit = typed === '' || plainTextPattern.test(typed);
  const { text, removed } = cleanText(typed);
  return (
    <div role="status">
      {!isFit && (
        <div className="cleaning">
          <p>{translate('forms.cleaning.found', { removed: removed.join(' ') })}</p>
          {text !== '' && (
            <p>
              {translate('forms.cleaning.becomes')} <ins>{text}</ins>
            </p>
          )}
          {text !== '' && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                setValue(source, text, { shouldDirty: true, shouldValidate: true });
                setFocus(source);
              }}
            >
              {translate('forms.cleaning.apply')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
