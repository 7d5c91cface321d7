import { useSaveContext } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formErrorsOf } from '../../dataProvider/fieldErrors';
import { ApiError } from '../../dataProvider/serverErrors';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { useFieldLabel } from '../text/useFieldLabel';
import { SaveCancelled } from './saveReview';
import { useLeaveForList } from './useLeaveForList';
import { useMaySave } from './useMaySave';

/** Marks, among the form's root errors, a write whose outcome is unknown. */
export const unknownOutcome = 'unknown';

/**
 * Marks a save that the person cancelled, so that react-hook-form does not take the form for saved. ErrorSummary shows
 * nothing.
 */
export const saveCancelled = 'saveCancelled';

/** Where a save leads, with what the form held. */
export type Leave = (values: FieldValues) => void;

const errorsOf = (error: unknown, values: FieldValues, labelOf: (name: string) => string): FieldValues => {
  if (error instanceof ApiError) {
    const fieldOf = (name: string) => (Object.hasOwn(values, name) ? name : undefined);
    const fieldErrors = formErrorsOf(error, { fieldOf, labelOf });
    if (fieldErrors) return fieldErrors;
  }
  if (error instanceof SaveCancelled) return { root: { [saveCancelled]: saveCancelled } };
  const unknown = unknownOutcomeOf(error);
  if (unknown) return { root: { serverError: unknown, outcome: unknownOutcome } };
  return { root: { serverError: error instanceof Error ? error.message : 'ra.notification.http_error' } };
};

/**
 * `submit` is what a form does on submit: it saves, and answers with the errors of a save that failed, field errors or not.
 * react-admin answers only with field errors, so that after any other failure it takes the form for saved, and no longer
 * warns of unsaved changes (docs/reliability.md 'Fault matrix': typed values stay). A submit during a save, or after a
 * successful one, joins it: three Enters make one request and one toast. Without the right to save, nothing is sent. A save
 * makes every list stale, since other areas count and name the record. Then `leave` runs with the values of the form; left
 * out, it leads to the area's list. It waits for `isSaved`, true from the first success on, so that no question about
 * unsaved changes comes in between. `submitAnd` is `submit` with another way to leave.
 */
export const useFormSubmit = (leave?: Leave) => {
  const { save } = useSaveContext();
  const labelOf = useFieldLabel();
  const leaveForList = useLeaveForList();
  const refreshAll = useRefreshAll();
  const maySave = useMaySave();
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<{ values: FieldValues; leave: Leave } | null>(null);
  const running = useRef<Promise<FieldValues | undefined> | null>(null);
  const submitAnd = useCallback(
    (values: FieldValues, leave: Leave): Promise<FieldValues | undefined> => {
      if (!maySave) return Promise.resolve({ root: { serverError: 'widgets.save.revoked.refused' } });
      const send = async () => {
        setSaving(true);
        const failures: unknown[] = [];
        const fieldErrors = (await save?.(values, { onError: (error) => void failures.push(error) })) as
          FieldValues | undefined;
        const errors =
          fieldErrors ?? (failures.length > 0 ? errorsOf(failures[0], values, labelOf) : undefined);
        if (errors) running.current = null;
        else setSaved({ values, leave });
        // The server may have kept it, so every list reads again.
        if (failures.some((failure) => unknownOutcomeOf(failure) !== undefined)) refreshAll();
        setSaving(false);
        return errors;
      };
      return (running.current ??= send());
    },
    [save, labelOf, refreshAll, maySave],
  );

  const submit = useCallback(
    (values: FieldValues) => submitAnd(values, leave ?? leaveForList),
    [submitAnd, leave, leaveForList],
  );

  useEffect(() => {
    if (!saved) return;
    refreshAll();
    saved.leave(saved.values);
  }, [saved, refreshAll]);

  return { submit, submitAnd, isSaving, isSaved: saved !== null };
};
