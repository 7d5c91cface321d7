import { groupedFigures } from '../../src/format/rupiah';

/** Why a text cannot be kept: it is empty, or longer than `limit` characters. Undefined where it can. */
export const textFault = (text: string, limit: number): string | undefined => {
  if (text.trim() === '') return 'tidak boleh kosong';
  return text.length > limit ? `maksimal ${groupedFigures(limit)} karakter` : undefined;
};
