import { useFormContext } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';

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
