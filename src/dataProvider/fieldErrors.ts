import { validation } from '../../i18n/validation';
import type { ApiError } from './serverErrors';

type Names = {
  /** The form's field of a server's name; undefined if it has none. Defaults to the same name. */
  fieldOf?: (name: string) => string | undefined;
  labelOf: (field: string) => string;
};

/** Of the fields that a refusal names (specification §8): `<label> <message>`, or `name: message` without a field. */
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
