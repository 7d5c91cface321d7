import { Form, type FormProps } from 'ra-core';
import { useContext } from 'react';
import { MergingContext } from '../save/merging';
import { RecordMerge } from '../save/RecordMerge';
import { RevokedNotice } from '../save/RevokedNotice';
import { UnsavedChangesDialog } from '../save/UnsavedChangesDialog';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';

type FormFrameProps = FormProps & {
  /** What is in the form is saved: leaving it loses nothing. */
  isSaved: boolean;
};

/**
 * What every form that saves a record has, on a page or in a drawer: its draft, what is wrong with it, the merge with what
 * others saved meanwhile, and the question about unsaved changes. A field is judged when it is left, and again with every
 * change from then on; the focus goes to the first fault (ErrorSummary).
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
      // ErrorSummary says it: react-admin would call a cancelled save an invalid form.
      disableInvalidFormNotification
      {...form}
    >
      <RevokedNotice />
      <DraftKeeper />
      <ErrorSummary />
      {children}
      {merging && <RecordMerge merging={merging} />}
    </Form>
  );
};
