import { FormRefusal } from '../../../dataProvider/fieldErrors';
import { useFaultText } from '../../../list/bulk/useFaultText';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { nameOf } from '../inputs/otherSeller';
import { NumberTaken } from './sendRow';
import type { ImportAttempt } from './useImportRun';

/** Returns the field errors of a refused registration, as the form would show them. */
const fieldTexts = ({ body }: FormRefusal): string[] => {
  const { root, ...fields } = body.errors;
  return [...Object.values(fields), ...(root.unknown ? [root.unknown] : [])].map(String);
};

/** Returns a function that gives the reason why a row was not registered; '' if nothing failed. */
export const useAttemptText = (): ((attempt: ImportAttempt) => string) => {
  const faultText = useFaultText();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (attempt) => {
    const { outcome, error } = attempt;
    if (error instanceof NumberTaken) {
      const { seller, field } = error.found;
      return `${words('otherSeller.has', { label: fieldLabel(field) })} ${nameOf(seller)}`;
    }
    const ofFields = outcome === 'failed' && error instanceof FormRefusal ? fieldTexts(error) : [];
    return ofFields.join('; ') || faultText(attempt);
  };
};
