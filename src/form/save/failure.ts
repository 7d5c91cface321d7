import { fieldSentences } from '../../dataProvider/fieldErrors';
import { ApiError, isNetworkError, messageOf, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import type { CheckSaved } from './outcome';

/** Messages are keys, or sentences of the server. */
export type SaveFailure =
  /** `sentences` by field of the form; `elsewhere`: wrong values that are not in the form. */
  | { kind: 'refused'; message: string; sentences: ReadonlyMap<string, string>; elsewhere: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unknown'; message: string; check: CheckSaved };

type Failed = {
  inForm: (field: string) => boolean;
  labelOf: (field: string) => string;
  check: CheckSaved;
};

export const failureOf = (error: unknown, { inForm, labelOf, check }: Failed): SaveFailure => {
  if (error instanceof ApiError && error.fields.length > 0) {
    const { sentences, unknown } = fieldSentences(error, { inForm, labelOf });
    return { kind: 'refused', message: error.message, sentences, elsewhere: unknown.join('; ') };
  }
  const message = unknownOutcomeOf(error);
  if (message !== undefined) return { kind: 'unknown', message, check };
  return { kind: 'failed', message: messageOf(error) };
};

/** Of the read before a save: nothing was sent yet, so it must not count as an unknown outcome. */
export const readFault = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'notFound') return new Error('save.conflict.gone', { cause: error });
  if (unknownOutcomeOf(error) === undefined) return error;
  const message = isNetworkError(error) ? error.message : 'save.conflict.unreadable';
  return new Error(message, { cause: error });
};
