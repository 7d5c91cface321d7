import { validation } from '../../i18n/validation';
import type { ApiError } from './serverErrors';

type Names = {
  /** Defaults to yes. */
  inForm?: (field: string) => boolean;
  labelOf: (field: string) => string;
};

/** Of the fields that a refusal names (specification §8): `<label> <message>`, or `name: message` without a field. */
export const fieldSentences = ({ fields }: ApiError, { inForm = () => true, labelOf }: Names) => {
  const sentences = new Map<string, string>();
  const unknown: string[] = [];
  for (const { name, message } of fields) {
    const words = message || validation.refused;
    if (!inForm(name)) {
      unknown.push(`${name}: ${words}`);
      continue;
    }
    const before = sentences.get(name);
    sentences.set(name, before === undefined ? `${labelOf(name)} ${words}` : `${before}, ${words}`);
  }
  return { sentences, unknown };
};
