import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '../form/FormFrame';
import { FormToolbar } from '../form/FormToolbar';
import { type SaveAlternative, SaveAlternativeButton } from '../form/save/SaveAlternativeButton';
import { type AfterSave, useFormSubmit } from '../form/save/useFormSubmit';

type RecordFormProps = {
  defaultValues?: FieldValues;
  /** Runs after a save. Defaults to opening the area's list. */
  afterSave?: AfterSave;
  /** A second save button with another `afterSave`. */
  alternative?: SaveAlternative;
  children: ReactNode;
};

/** The form of a create or edit page, inside RecordCreate or RecordEdit: inputs and a toolbar with Simpan and Batal. */
export const RecordForm = ({ defaultValues, afterSave, alternative, children }: RecordFormProps) => {
  const { submit, submitAnd, isSaved } = useFormSubmit(afterSave);
  return (
    <FormFrame defaultValues={defaultValues} onSubmit={submit} isSaved={isSaved}>
      {children}
      <FormToolbar>
        {alternative && <SaveAlternativeButton {...alternative} submitAnd={submitAnd} />}
      </FormToolbar>
    </FormFrame>
  );
};
