import { useTranslate } from 'ra-core';
import type { TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fromWibInput, isInstant, toWibInput } from '../../format/wibTime';
import { CalendarInput } from '../../widgets/form/CalendarInput';
import { Instant } from '../../widgets/text/Instant';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';

/**
 * A moment in WIB, whatever the browser's zone. The form holds the instant, or '', so that one that nobody touches keeps its
 * seconds. The moment is also said in words: the browser's field follows its own language.
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
