import { readDigits } from './digits';
import { phonePrefix } from './patterns';

/** As stored, `62812…` (reading 3). Any text that is no phone number is left for validation to refuse. */
export const normalisePhone = (typed: string): string => {
  // Also without an apostrophe that was pasted behind the form's own prefix.
  const text = typed.replace(/[()]|(?<=^62)['’‘`´ʼ]+/g, '');
  const digits = readDigits(text);
  if (!/^[\d+]*$/.test(digits)) return typed;
  return (
    digits
      .replace(/^(?:62|[0+])*\+/, '')
      .replace(/^00+(?=62)/, '')
      // Without the prefix, the rest would be too long for a phone number.
      .replace(/^(?:0|62)+(?=62\d{10})/, '')
      .replace(/^0+/, phonePrefix)
      .replace(/^620+/, phonePrefix)
  );
};
