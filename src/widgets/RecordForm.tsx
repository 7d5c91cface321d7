import { Form, useNotify, useRedirect, useResourceContext } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';
import { FormToolbar } from './FormToolbar';
import { useFormSubmit } from './useFormSubmit';
import { useRefreshAll } from './useRefreshAll';

type RecordFormProps = {
  defaultValues?: FieldValues;
  /** Asked before anything is sent; false takes the save back and leaves the form as it is. */
  confirm?: (values: FieldValues) => Promise<boolean>;
  /** The save that was confirmed is over, whether it went well or not. */
  onSettled?: () => void;
  children: ReactNode;
};

/** A save that was taken back: react-hook-form must not take the form for saved. Nothing shows it. */
const takenBack = { root: { takenBack: 'takenBack' } };

/**
 * The frame of a create or edit page, inside CreateBase or EditBase: draft, errors, inputs, Simpan and Batal. A field is
 * judged when it is left, and again with every change from then on. What was saved makes every list stale, since other
 * areas count and name it, and leads to its own.
 */
export const RecordForm = ({ defaultValues, confirm, onSettled, children }: RecordFormProps) => {
  const redirect = useRedirect();
  const notify = useNotify();
  const resource = useResourceContext();
  const refreshAll = useRefreshAll();
  const { submit, isSaved } = useFormSubmit();

  const save = async (values: FieldValues): Promise<FieldValues | undefined> => {
    if (confirm && !(await confirm(values))) return takenBack;
    const errors = await submit(values);
    onSettled?.();
    const refusal: unknown = (errors?.root as FieldValues | undefined)?.serverError;
    if (confirm && typeof refusal === 'string')
      notify(refusal, { type: 'error', messageArgs: { _: refusal } });
    return errors;
  };

  useEffect(() => {
    if (!isSaved) return;
    refreshAll();
    redirect('list', resource);
  }, [isSaved, refreshAll, redirect, resource]);

  return (
    <Form
      defaultValues={defaultValues}
      onSubmit={save}
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      // It would take a save that was taken back for an invalid form.
      disableInvalidFormNotification={confirm !== undefined}
      warnWhenUnsavedChanges={!isSaved}
    >
      <DraftKeeper />
      <ErrorSummary />
      {children}
      <FormToolbar />
    </Form>
  );
};
