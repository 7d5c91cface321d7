import { useTranslate, type Validator } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { cleanText, isFit, type TextRule } from '../domain/cleanText';
import { Button } from '../ui/Button';
import { TextInput } from './TextInput';
import './TidyTextInput.css';

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
        <div className="cleaning caution">
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
