import { useSaveContext } from 'ra-core';
import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../dataProvider/serverErrors';

/** Marks, among the form's root errors, a write of which nobody knows whether it was kept. */
export const unknownOutcome = 'unknown';

const errorsOf = (error: unknown): FieldValues => {
  if (error instanceof ApiError && error.kind === 'timeout')
    return { root: { serverError: 'errors.writeTimeout', outcome: unknownOutcome } };
  return { root: { serverError: error instanceof Error ? error.message : 'ra.notification.http_error' } };
};

/**
 * What a form does on submit: saves, and answers with the errors of a save that failed, field errors or not.
 * react-admin answers only with field errors, so that after any other failure it takes the form for saved,
 * and no longer warns of unsaved changes (RELIABILITY.md 'Fault matrix': typed values stay).
 */
export const useFormSubmit = () => {
  const { save } = useSaveContext();
  return useCallback(
    async (values: FieldValues): Promise<FieldValues | undefined> => {
      const failures: unknown[] = [];
      const fieldErrors = (await save?.(values, { onError: (error) => void failures.push(error) })) as
        FieldValues | undefined;
      return fieldErrors ?? (failures.length > 0 ? errorsOf(failures[0]) : undefined);
    },
    [save],
  );
};
