import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { fromWibInput, isInstant, toWibInput } from '../../domain/format/wibTime';
import { CalendarInput } from '../../form/CalendarInput';
import type { TextInputProps } from '../../form/TextInput';
import { Instant } from '../../ui/text/Instant';
import { useFieldLabel } from '../../ui/text/useFieldLabel';

/**
 * An input for an instant in WIB, independent of the browser's time zone. An untouched value keeps its seconds. The help
 * text shows the instant in Indonesian, because the browser's own input follows the browser's language.
 */
export const WibTimeInput = (props: Pick<TextInputProps, 'source' | 'validate' | 'helperText'>) => {
  const { source, helperText } = props;
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const value: unknown = useWatch({ name: source });
  const instant = typeof value === 'string' && isInstant(value) ? value : '';
  return (
    <CalendarInput
      {...props}
      type="datetime-local"
      label={translate('text.inWib', { label })}
      format={toWibInput}
      parse={fromWibInput}
      helperText={instant === '' ? helperText : <Instant value={instant} />}
    />
  );
};
