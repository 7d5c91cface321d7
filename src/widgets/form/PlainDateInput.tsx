import type { TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPlainDate } from '../../format/plainDate';
import { PlainDate } from '../text/PlainDate';
import { CalendarInput } from './CalendarInput';

/** A pure date in the browser's own field, and in words below it: the field follows the browser's language, not ours. */
export const PlainDateInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'defaultValue'>) => {
  const value: unknown = useWatch({ name: props.source });
  const isDate = typeof value === 'string' && isPlainDate(value);
  return <CalendarInput {...props} type="date" helperText={isDate && <PlainDate value={value} />} />;
};
