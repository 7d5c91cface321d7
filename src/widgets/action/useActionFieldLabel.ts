import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../text/useFieldLabel';

/** What a field is called that the server finds wrong with an action: its reason, or a field of the record. */
export const useActionFieldLabel = () => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (field: string): string =>
    field === 'reason' ? translate('widgets.action.reason') : fieldLabel(field);
};
