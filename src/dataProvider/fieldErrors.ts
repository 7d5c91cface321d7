import { validation } from '../../i18n/validation';
import { ApiError } from './serverErrors';

/**
 * What react-admin puts on a form after a refusal: the sentence of each field by its name, and under `root`
 * - `serverError`: the server's sentence, for the toast;
 * - `unknown`: `name: message` of each name that is no field of the form, joined by '; ', for the summary above it.
 */
export type FormErrors = {
  [field: string]: string | { serverError: string; unknown?: string };
  root: { serverError: string; unknown?: string };
};

type Names = {
  /** The form's field behind a server's name, undefined where the form shows none; left out, they have the same names. */
  fieldOf?: (name: string) => string | undefined;
  /** The label of a field, translated. */
  labelOf: (field: string) => string;
};

/**
 * What a refusal says of fields (specification §8): `<label> <message>` by field, several of one field joined by ', ', and
 * `name: message` of each name without a field.
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

/** The errors of a form behind a refusal; null when it names no field. */
export const formErrorsOf = (error: ApiError, names: Names): FormErrors | null => {
  if (error.fields.length === 0) return null;
  const { sentences, unknown } = fieldSentences(error, names);
  return {
    ...Object.fromEntries(sentences),
    root: { serverError: error.message, ...(unknown.length > 0 && { unknown: unknown.join('; ') }) },
  };
};

/** A refusal in the names of a form: react-admin puts `body.errors` on its fields. */
export class FormRefusal extends ApiError {
  override readonly body: { errors: FormErrors };

  constructor({ kind, serverMessage, status, fields, retryAfter }: ApiError, errors: FormErrors) {
    super(kind, serverMessage, status, fields, retryAfter);
    this.body = { errors };
  }
}
