import { type RaRecord, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../authProvider/useMay';
import { Button } from '../ui/Button';
import { InfoBox } from '../ui/Notice';
import { UnsavedChanges } from './drafts/UnsavedChanges';
import { ErrorSummary } from './ErrorSummary';
import { Form } from './Form';
import { FormToolbar } from './FormToolbar';
import {
  type AfterSave,
  type RecordForm as RecordFormState,
  type RecordFormOptions,
  useRecordForm,
} from './save/useRecordForm';
import './RecordForm.css';

type FormFrameProps = {
  recordForm: RecordFormState;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/** What stands around the fields of every form that saves a record, on a page or in a drawer. */
export const FormFrame = ({ recordForm, children, ...props }: FormFrameProps) => {
  const { form, submit, result, action, rules, dialog } = recordForm;
  const translate = useTranslate();
  // The right may end while the form is open.
  const maySave = useMay(action);
  return (
    <Form form={form} onSubmit={(event) => void submit(event)} {...props}>
      <div role="status" className="form-notice">
        {!maySave && (
          <InfoBox title={translate('save.revoked.title')}>{translate('save.revoked.text')}</InfoBox>
        )}
      </div>
      <UnsavedChanges isSaved={result?.kind === 'saved'} {...(action === 'edit' && { rules })} />
      <ErrorSummary result={result} />
      {children}
      {dialog}
    </Form>
  );
};

export type SaveAlternative = { label: string; afterSave: AfterSave };

type RecordFormProps<T extends RaRecord> = RecordFormOptions<T> & {
  /** A second button, which does not submit, so that Enter in a field triggers Simpan. */
  alternative?: SaveAlternative;
  children: ReactNode;
};

export const RecordForm = <T extends RaRecord>({ alternative, children, ...options }: RecordFormProps<T>) => {
  const recordForm = useRecordForm(options);
  const { submit, isSaving } = recordForm;
  return (
    <FormFrame recordForm={recordForm}>
      {children}
      <FormToolbar isSaving={isSaving}>
        {alternative && (
          <Button
            variant="outlined"
            aria-disabled={isSaving}
            onClick={(event) => {
              if (!isSaving) void submit(event, alternative.afterSave);
            }}
          >
            {alternative.label}
          </Button>
        )}
      </FormToolbar>
    </FormFrame>
  );
};
