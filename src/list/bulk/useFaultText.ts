import { useTranslate } from 'ra-core';
import type { Attempt } from '../../dataProvider/actOnEach';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { ApiError } from '../../dataProvider/serverErrors';
import { useActionFieldLabel } from '../../record/action/useActionFieldLabel';

/** Returns the error text of an attempt, worded as for the action on a single record; empty if there was no error. */
export const useFaultText = (): ((attempt: Attempt) => string) => {
  const translate = useTranslate();
  const labelOf = useActionFieldLabel();
  return ({ outcome, error }) => {
    if (error === undefined) return '';
    if (outcome === 'unknown') return translate('action.unknownOutcome');
    if (error instanceof ApiError && error.fields.length > 0) {
      const { sentences } = fieldSentences(error, { labelOf });
      return [...sentences.values()].join('; ');
    }
    return translate(error.message, { _: error.message });
  };
};
