import type { FormProps } from 'ra-core';
import { useContext } from 'react';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';
import { FocusAtClick } from './FocusAtClick';
import { Form } from './Form';
import { MergingContext } from './save/merging';
import { RecordMerge } from './save/RecordMerge';
import { RevokedNotice } from './save/RevokedNotice';
import { UnsavedChangesDialog } from './save/UnsavedChangesDialog';

type FormFrameProps = FormProps & {
  /** True if the form's values are saved, so that leaving needs no confirmation. */
  isSaved: boolean;
};

/**
 * The frame of every form that saves a record, on a page or in a drawer: draft, error summary, merge with changes of others,
 * and the confirmation before unsaved changes are lost. A field is validated on its first blur and then on every change.
 */
export const FormFrame = ({ isSaved, children, ...form }: FormFrameProps) => {
  const merging = useContext(MergingContext);
  return (
    <Form
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      warnWhenUnsavedChanges={!isSaved}
      WarnWhenUnsavedChangesComponent={UnsavedChangesDialog}
      // ErrorSummary notifies instead: react-admin would report a cancelled save as an invalid form.
      disableInvalidFormNotification
      {...form}
    >
      <FocusAtClick />
      <RevokedNotice />
      <DraftKeeper />
      <ErrorSummary />
      {children}
      {merging && <RecordMerge merging={merging} />}
    </Form>
  );
};
