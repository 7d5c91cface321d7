import type { TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormTextInput } from './FormTextInput';

type NormalisedTextInputProps = Omit<TextInputProps, 'onBlur' | 'onKeyDown'> & {
  /** What was typed as it is stored; applied to its own answer it changes nothing. */
  normalise: (typed: string) => string;
};

/** A text that takes its stored form when the field is left, and before Enter sends the form. */
export const NormalisedTextInput = ({ normalise, ...props }: NormalisedTextInputProps) => {
  const { source } = props;
  const { getValues, setValue } = useFormContext();
  const apply = () => {
    const typed = String(getValues(source));
    const stored = normalise(typed);
    if (stored !== typed) setValue(source, stored, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormTextInput
      {...props}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
};
