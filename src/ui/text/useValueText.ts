import { isPlainDate } from '../../domain/format/plainDate';
import { writtenInstant } from '../../domain/format/wibTime';
import { writtenDate } from '../../domain/format/writtenDate';
import { useResourceWords } from './useResourceWords';

/** Maps a field with coded values to the key of their texts in the resource's messages: `{ position: 'positions' }`. */
export type FieldCodes = Readonly<Record<string, string>>;

/** Returns a function that words the value of a field: a code by its text, a date or an instant as people read it. */
export const useValueText = (codes: FieldCodes = {}) => {
  const words = useResourceWords();
  return (field: string, value: string): string => {
    if (value !== '' && Object.hasOwn(codes, field)) return words(`${codes[field]}.${value}`, { _: value });
    return isPlainDate(value) ? writtenDate(value) : writtenInstant(value) || value;
  };
};
