import Button from '@mui/material/Button';
import { useTranslate, type Validator } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText, isFit, type TextRule } from '../../domain/cleanText';
import { FormTextInput } from './FormTextInput';
import './TidyTextInput.css';

type TidyTextInputProps = {
  source: string;
  validate: Validator | Validator[];
  /** Which characters are allowed; left out, those of addresses, descriptions and shop names. */
  rule?: TextRule;
  /** Rows shown for a longer text; it stays one line for the server. */
  rows?: number;
  autoFocus?: boolean;
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/**
 * A text whose characters the server limits (specification §5): says what is allowed, and offers to clean what was
 * pasted in one click, showing first what falls out and what stays.
 */
export const TidyTextInput = (props: TidyTextInputProps) => {
  const { source, validate, rule = 'plainText', rows, autoFocus = false } = props;
  const allowed = `widgets.form.cleaning.allowed.${rule}`;
  return (
    <div>
      <FormTextInput
        source={source}
        validate={validate}
        helperText={allowed}
        parse={oneLine}
        autoFocus={autoFocus}
        {...(rows && { multiline: true, minRows: rows })}
      />
      <Cleaning source={source} rule={rule} />
    </div>
  );
};

/** A component of its own, so that a keystroke in this field draws nothing else again. */
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
        <div className="cleaning">
          {removed.length > 0 && (
            <p>{translate('widgets.form.cleaning.found', { removed: removed.join(' ') })}</p>
          )}
          {text !== '' && (
            <>
              <p>
                {translate('widgets.form.cleaning.becomes')} <ins>{text}</ins>
              </p>
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  setValue(source, text, { shouldDirty: true, shouldValidate: true });
                  setFocus(source);
                }}
              >
                {translate('widgets.form.cleaning.apply')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
};
