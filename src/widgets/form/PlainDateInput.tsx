import { useWatch } from 'react-hook-form';
import type { TextInputProps } from 'react-admin';
import { isPlainDate } from '../../format/plainDate';
import { FormTextInput } from './FormTextInput';
import { PlainDate } from '../text/PlainDate';

/** A pure date in the browser's own field, and in words below it: the field follows the browser's language, not ours. */
export const PlainDateInput = (props: TextInputProps) => {
  const value: unknown = useWatch({ name: props.source });
  const isDate = typeof value === 'string' && isPlainDate(value);
  return <FormTextInput {...props} type="date" helperText={isDate && <PlainDate value={value} />} />;
};
