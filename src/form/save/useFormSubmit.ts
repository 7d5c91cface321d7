import { useSaveContext } from 'ra-core';
import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formErrorsOf } from '../../dataProvider/fieldErrors';
import { ApiError, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { useFieldLabel } from '../../ui/text/words';
import { useAskMaySave } from './RevokedNotice';
import { SaveCancelled } from './saveReview';
import { useLeaveForList } from './useLeaveForList';

/** The root error that marks a save of unknown outcome. */
export const unknownOutcome = 'unknown';

/**
 * The root error that marks a cancelled save, so that react-hook-form does not count it as successful. ErrorSummary does not
 * show it.
 */
export const saveCancelled = 'saveCancelled';

/** Runs after a save with the form's values, usually to open another page. */
export type AfterSave = (values: FieldValues) => void;

/** Returns the form of a submit, or of a click on one of its buttons. */
const formOf = (event: BaseSyntheticEvent | undefined): HTMLFormElement | null =>
  event?.target instanceof Element ? event.target.closest('form') : null;

const errorsOf = (
  error: unknown,
  form: HTMLFormElement | null,
  labelOf: (name: string) => string,
): FieldValues => {
  if (error instanceof ApiError) {
    // The values have more names than the form has fields. An error without a field would block every later submit.
    const fieldOf = (name: string) => (form?.elements.namedItem(name) ? name : undefined);
    const fieldErrors = formErrorsOf(error, { fieldOf, labelOf });
    if (fieldErrors) return fieldErrors;
  }
  if (error instanceof SaveCancelled) return { root: { [saveCancelled]: saveCancelled } };
  const unknown = unknownOutcomeOf(error);
  if (unknown) return { root: { serverError: unknown, outcome: unknownOutcome } };
  return { root: { serverError: error instanceof Error ? error.message : 'ra.notification.http_error' } };
};

/**
 * Returns `submit`, which saves the form and resolves to the errors of a failed save, including errors that belong to no
 * field, so that leaving still asks about unsaved changes (docs/reliability.md 'Fault matrix'). A submit during or after a
 * successful save joins it: three Enters send one request and show one toast. Without the permission, nothing is saved. A
 * save invalidates all lists, because other areas count and name the record.
 *
 * `afterSave` defaults to opening the area's list. It runs after `isSaved` has become true, so that the dialog about unsaved
 * changes does not open. `submitAnd` is `submit` with another `afterSave`.
 */
export const useFormSubmit = (afterSave?: AfterSave) => {
  const { save } = useSaveContext();
  const labelOf = useFieldLabel();
  const leaveForList = useLeaveForList();
  const refreshAll = useRefreshAll();
  const askMaySave = useAskMaySave();
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<{ values: FieldValues; afterSave: AfterSave } | null>(null);
  const running = useRef<Promise<FieldValues | undefined> | null>(null);
  const submitAnd = useCallback(
    (
      values: FieldValues,
      event: BaseSyntheticEvent | undefined,
      afterSave: AfterSave,
    ): Promise<FieldValues | undefined> => {
      const form = formOf(event);
      const send = async () => {
        setSaving(true);
        const failures: unknown[] = [];
        const onError = (error: unknown): undefined => void failures.push(error);
        const trySave = async () =>
          (await askMaySave())
            ? ((await save?.(values, { onError })) as FieldValues | undefined)
            : { root: { serverError: 'save.revoked.refused' } };
        const fieldErrors = await trySave().catch(onError);
        const errors =
          fieldErrors ?? (failures.length > 0 ? errorsOf(failures[0], form, labelOf) : undefined);
        if (errors) running.current = null;
        else setSaved({ values, afterSave });
        // The server may have stored the data, so every list is refetched.
        if (failures.some((failure) => unknownOutcomeOf(failure) !== undefined)) refreshAll();
        setSaving(false);
        return errors;
      };
      return (running.current ??= send());
    },
    [save, labelOf, refreshAll, askMaySave],
  );

  const submit = useCallback(
    (values: FieldValues, event?: BaseSyntheticEvent) => submitAnd(values, event, afterSave ?? leaveForList),
    [submitAnd, afterSave, leaveForList],
  );

  useEffect(() => {
    if (!saved) return;
    refreshAll();
    saved.afterSave(saved.values);
  }, [saved, refreshAll]);

  return { submit, submitAnd, isSaving, isSaved: saved !== null };
};
