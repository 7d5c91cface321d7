import { setSubmissionErrors } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../ui/Button';
import type { AfterSave, useFormSubmit } from './useFormSubmit';

/** A second save button beside Simpan. */
export type SaveAlternative = {
  label: string;
  afterSave: AfterSave;
};

type SaveAlternativeButtonProps = SaveAlternative & {
  submitAnd: ReturnType<typeof useFormSubmit>['submitAnd'];
};

/**
 * Saves like Simpan, but with its own `afterSave`. It is not a submit button, so that Enter in a field still triggers Simpan.
 */
export const SaveAlternativeButton = ({ label, afterSave, submitAnd }: SaveAlternativeButtonProps) => {
  const { handleSubmit, setError } = useFormContext();
  const { isSubmitting } = useFormState();
  const save = handleSubmit(async (values, event) => {
    const errors = await submitAnd(values, event, afterSave);
    if (errors) setSubmissionErrors(errors, setError);
  });
  return (
    <Button
      variant="outlined"
      aria-disabled={isSubmitting}
      onClick={(event) => {
        if (!isSubmitting) void save(event);
      }}
    >
      {label}
    </Button>
  );
};
