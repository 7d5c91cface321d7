import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { fromWibInput, isInstant, toWibInput } from '../../format/wibTime';
import { CalendarInput } from '../../widgets/form/CalendarInput';
import type { TextInputProps } from '../../widgets/form/TextInput';
import { Instant } from '../../widgets/text/Instant';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';

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
      label={translate('widgets.text.inWib', { label })}
      format={toWibInput}
      parse={fromWibInput}
      helperText={instant === '' ? helperText : <Instant value={instant} />}
    />
  );
};
