import { useTranslate } from 'ra-core';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { ApiError, messageOf, unknownOutcomeOf } from '../../dataProvider/serverErrors';

type Words = {
  /** What to say of a write that may still have been saved. */
  unknown: string;
  labelOf: (field: string) => string;
};

/** Of a failed write: what is wrong with the fields that the server names, otherwise its message. */
export const useFaultSentence = ({ unknown, labelOf }: Words) => {
  const translate = useTranslate();
  return (error: unknown): string => {
    if (unknownOutcomeOf(error) !== undefined) return unknown;
    if (error instanceof ApiError && error.fields.length > 0)
      return [...fieldSentences(error, { labelOf }).sentences.values()].join('; ');
    const message = messageOf(error);
    return translate(message, { _: message });
  };
};
