import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '../form/FormFrame';
import { FormToolbar } from '../form/FormToolbar';
import { type SaveAlternative, SaveAlternativeButton } from '../save/SaveAlternativeButton';
import { type Leave, useFormSubmit } from '../save/useFormSubmit';

type RecordFormProps = {
  defaultValues?: FieldValues;
  /** Where a save leads, instead of to the list of the area. */
  leave?: Leave;
  /** A second button that saves as well, and leads somewhere else. */
  alternative?: SaveAlternative;
  children: ReactNode;
};

/** The form of a create or edit page, inside RecordCreate or RecordEdit: its frame, the inputs, Simpan and Batal. */
export const RecordForm = ({ defaultValues, leave, alternative, children }: RecordFormProps) => {
  const { submit, submitAnd, isSaved } = useFormSubmit(leave);
  return (
    <FormFrame defaultValues={defaultValues} onSubmit={submit} isSaved={isSaved}>
      {children}
      <FormToolbar>
        {alternative && <SaveAlternativeButton {...alternative} submitAnd={submitAnd} />}
      </FormToolbar>
    </FormFrame>
  );
};
