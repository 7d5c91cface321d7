import { groupedFigures } from '../../src/domain/format/rupiah';
import { visibleText } from '../../src/domain/visibleText';

/** Returns the error of an optional text, if it is longer than `limit` characters; undefined if it is valid. */
export const lengthFault = (text: string, limit: number): string | undefined =>
  text.length > limit ? `maksimal ${groupedFigures(limit)} karakter` : undefined;

/** Returns the error of a required text of at most `limit` characters; undefined if it is valid. */
export const textFault = (text: string, limit: number): string | undefined =>
  visibleText(text) === '' ? 'tidak boleh kosong' : lengthFault(text, limit);
