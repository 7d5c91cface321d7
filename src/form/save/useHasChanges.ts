import { useFormState } from 'react-hook-form';

/** Returns true if the form in context has unsaved changes. */
export const useHasChanges = (): boolean => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
};
