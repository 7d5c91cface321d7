import { Form, useRedirect, useResourceContext } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { DraftKeeper } from '../../widgets/DraftKeeper';
import { ErrorSummary } from '../../widgets/ErrorSummary';
import { FormToolbar } from '../../widgets/FormToolbar';
import { useFormSubmit } from '../../widgets/useFormSubmit';
import { OutcomeHelp } from './OutcomeHelp';
import type { SellerForm as Values } from './sellerRecord';
import './SellerForm.css';

type SellerFormProps = { defaultValues?: Values; children: ReactNode };

/**
 * The frame of both seller forms: draft, errors, inputs, Simpan and Batal. A field is judged when it is left, and
 * again with every change from then on; the focus goes to the first fault (ErrorSummary). What is saved leads to the
 * list (specification §8).
 */
export const SellerForm = ({ defaultValues, children }: SellerFormProps) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { submit, isSaved } = useFormSubmit();
  useEffect(() => {
    if (isSaved) redirect('list', resource);
  }, [isSaved, redirect, resource]);
  return (
    <Form
      className="seller-form"
      defaultValues={defaultValues}
      onSubmit={submit}
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      warnWhenUnsavedChanges={!isSaved}
    >
      <DraftKeeper />
      <ErrorSummary outcomeHelp={<OutcomeHelp />} />
      {children}
      <FormToolbar />
    </Form>
  );
};
