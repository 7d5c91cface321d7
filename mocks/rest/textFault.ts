import { groupedFigures } from '../../src/format/rupiah';

/** Why a text that may be empty cannot be kept: it is longer than `limit` characters. Undefined where it can. */
export const lengthFault = (text: string, limit: number): string | undefined =>
  text.length > limit ? `maksimal ${groupedFigures(limit)} karakter` : undefined;

/** The same for a text that may not be empty. */
export const textFault = (text: string, limit: number): string | undefined =>
  text.trim() === '' ? 'tidak boleh kosong' : lengthFault(text, limit);
