import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from './FormFrame';
import { FormToolbar } from './FormToolbar';
import { useFormSubmit } from './useFormSubmit';

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

/** The form of a create or edit page, inside RecordCreate or RecordEdit: its frame, the inputs, Simpan and Batal. */
export const RecordForm = ({ defaultValues, confirm, onSettled, children }: RecordFormProps) => {
  const notify = useNotify();
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

  return (
    <FormFrame
      defaultValues={defaultValues}
      onSubmit={save}
      isSaved={isSaved}
      // It would take a save that was taken back for an invalid form.
      disableInvalidFormNotification={confirm !== undefined}
    >
      {children}
      <FormToolbar />
    </FormFrame>
  );
};
