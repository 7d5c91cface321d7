import { useWatch } from 'react-hook-form';
import { isPlainDate } from '../domain/format/plainDate';
import { PlainDate } from '../ui/text/PlainDate';
import { CalendarInput } from './CalendarInput';
import type { TextInputProps } from './TextInput';

/** A native date input with the date in Indonesian below it, because the input itself uses the browser's language. */
export const PlainDateInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'defaultValue'>) => {
  const value: unknown = useWatch({ name: props.source });
  const isDate = typeof value === 'string' && isPlainDate(value);
  return <CalendarInput {...props} type="date" helperText={isDate && <PlainDate value={value} />} />;
};
