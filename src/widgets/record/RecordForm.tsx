import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '../form/FormFrame';
import { FormToolbar } from '../form/FormToolbar';
import { useFormSubmit } from '../save/useFormSubmit';

type RecordFormProps = {
  defaultValues?: FieldValues;
  /** Where a save leads, instead of to the list of the area; the same function at every render. */
  leave?: () => void;
  children: ReactNode;
};

/** The form of a create or edit page, inside RecordCreate or RecordEdit: its frame, the inputs, Simpan and Batal. */
export const RecordForm = ({ defaultValues, leave, children }: RecordFormProps) => {
  const { submit, isSaved } = useFormSubmit(leave);
  return (
    <FormFrame defaultValues={defaultValues} onSubmit={submit} isSaved={isSaved}>
      {children}
      <FormToolbar />
    </FormFrame>
  );
};
