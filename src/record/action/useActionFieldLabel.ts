import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../../ui/text/useFieldLabel';

/** Returns the label of a field that the server rejects in an action: the reason, or a field of the record. */
export const useActionFieldLabel = () => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (field: string): string => (field === 'reason' ? translate('action.reason') : fieldLabel(field));
};
