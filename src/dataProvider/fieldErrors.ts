import { validation } from '../../i18n/validation';
import type { ApiError } from './serverErrors';

type Names = {
  /** Maps a server's name to the form's field; undefined if the form has no such field. Defaults to the same name. */
  fieldOf?: (name: string) => string | undefined;
  labelOf: (field: string) => string;
};

/**
 * Builds the sentences for the fields that a refusal names (specification §8): `<label> <message>` by field, several
 * messages of one field joined by ', ', and `name: message` for each name without a field.
 */
export const fieldSentences = ({ fields }: ApiError, { fieldOf = (name) => name, labelOf }: Names) => {
  const sentences = new Map<string, string>();
  const unknown: string[] = [];
  for (const { name, message } of fields) {
    const words = message || validation.refused;
    const field = fieldOf(name);
    if (field === undefined) {
      unknown.push(`${name}: ${words}`);
      continue;
    }
    const before = sentences.get(field);
    sentences.set(field, before === undefined ? `${labelOf(field)} ${words}` : `${before}, ${words}`);
  }
  return { sentences, unknown };
};
