import { useFormState } from 'react-hook-form';

/** Whether the form around us holds changes that are not saved. */
export const useHasChanges = (): boolean => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
};
