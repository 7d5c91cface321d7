import Button from '@mui/material/Button';
import { setSubmissionErrors } from 'ra-core';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Leave } from './useFormSubmit';

/** A second way to save a form, beside Simpan. */
export type SaveAlternative = {
  /** Already translated. */
  label: string;
  leave: Leave;
};

type SaveAlternativeButtonProps = SaveAlternative & {
  submitAnd: (values: FieldValues, leave: Leave) => Promise<FieldValues | undefined>;
};

/**
 * Saves as Simpan does, and then leads somewhere else. No submit button, as react-admin's `<SaveButton type="button">`: Enter
 * in a field stays with Simpan.
 */
export const SaveAlternativeButton = ({ label, leave, submitAnd }: SaveAlternativeButtonProps) => {
  const { handleSubmit, setError } = useFormContext();
  const { isSubmitting } = useFormState();
  const save = handleSubmit(async (values) => {
    const errors = await submitAnd(values, leave);
    if (errors) setSubmissionErrors(errors, setError);
  });
  return (
    <Button
      variant="outlined"
      aria-disabled={isSubmitting}
      onClick={() => {
        if (!isSubmitting) void save();
      }}
    >
      {label}
    </Button>
  );
};
