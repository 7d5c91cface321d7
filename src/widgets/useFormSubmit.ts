import { useSaveContext } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
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
 * `submit` is what a form does on submit: it saves, and answers with the errors of a save that failed, field errors or
 * not. react-admin answers only with field errors, so that after any other failure it takes the form for saved, and no
 * longer warns of unsaved changes (RELIABILITY.md 'Fault matrix': typed values stay). A submit while a save is under
 * way, or after one that succeeded, is that one: three Enters make one request and one toast.
 * `isSaved` is true from the first success on: what follows waits for it, so that no question about unsaved changes
 * comes between a save and the page it leads to.
 */
export const useFormSubmit = () => {
  const { save } = useSaveContext();
  const [isSaved, setSaved] = useState(false);
  const running = useRef<Promise<FieldValues | undefined> | null>(null);
  const submit = useCallback(
    (values: FieldValues): Promise<FieldValues | undefined> => {
      const send = async () => {
        const failures: unknown[] = [];
        const fieldErrors = (await save?.(values, { onError: (error) => void failures.push(error) })) as
          FieldValues | undefined;
        const errors = fieldErrors ?? (failures.length > 0 ? errorsOf(failures[0]) : undefined);
        if (errors) running.current = null;
        else setSaved(true);
        return errors;
      };
      return (running.current ??= send());
    },
    [save],
  );
  return { submit, isSaved };
};
