import { Form, type FormProps } from 'ra-core';
import { DraftKeeper } from './DraftKeeper';
import { ErrorSummary } from './ErrorSummary';

type FormFrameProps = FormProps & {
  /** What is in the form is saved: leaving it loses nothing. */
  isSaved: boolean;
};

/**
 * What every form that saves a record has, on a page or in a drawer: its draft, what is wrong with it, and the question
 * about unsaved changes. A field is judged when it is left, and again with every change from then on; the focus goes to
 * the first fault (ErrorSummary).
 */
export const FormFrame = ({ isSaved, children, ...form }: FormFrameProps) => (
  <Form mode="onTouched" shouldFocusError={false} noValidate warnWhenUnsavedChanges={!isSaved} {...form}>
    <DraftKeeper />
    <ErrorSummary />
    {children}
  </Form>
);
