import { validation } from '../../i18n/validation';
import { ApiError } from './serverErrors';

/**
 * The errors of a form after a refusal: a sentence for each field by its name, and under `root`
 * - `serverError`: the server's sentence, for the toast;
 * - `unknown`: `name: message` for each name that is not a field of the form, joined by '; ', for the summary above the form.
 */
export type FormErrors = {
  [field: string]: string | { serverError: string; unknown?: string };
  root: { serverError: string; unknown?: string };
};

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

/** Returns the form errors for a refusal; null if it names no field. */
export const formErrorsOf = (error: ApiError, names: Names): FormErrors | null => {
  if (error.fields.length === 0) return null;
  const { sentences, unknown } = fieldSentences(error, names);
  return {
    ...Object.fromEntries(sentences),
    root: { serverError: error.message, ...(unknown.length > 0 && { unknown: unknown.join('; ') }) },
  };
};

/** A refusal with form errors: react-admin sets `body.errors` on the fields. */
export class FormRefusal extends ApiError {
  override readonly body: { errors: FormErrors };

  constructor({ kind, serverMessage, status, fields, retryAfter }: ApiError, errors: FormErrors) {
    super(kind, serverMessage, status, fields, retryAfter);
    this.body = { errors };
  }
}
