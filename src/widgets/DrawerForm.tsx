import Skeleton from '@mui/material/Skeleton';
import {
  CreateBase,
  Form,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary';
import { RecordEdit } from './RecordEdit';
import { SideDrawer } from './SideDrawer';
import { Spinner } from './Spinner';
import { useFormSubmit } from './useFormSubmit';
import { useRefreshAll } from './useRefreshAll';
import './DrawerForm.css';

type DrawerProps = {
  /** Already translated. */
  title: string;
  /** The inputs. */
  children: ReactNode;
};

type DrawerFormProps = DrawerProps & {
  /** What the form begins with; undefined while the record is on its way. */
  values: FieldValues | undefined;
};

/** The drawer over its list, and the way back to it, with the list's page and filters as they were. */
const DrawerForm = ({ title, values, children }: DrawerFormProps) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const refreshAll = useRefreshAll();
  const { submit, isSaved } = useFormSubmit();
  const [isSaving, setSaving] = useState(false);
  const formId = useId();

  const save = async (given: FieldValues): Promise<FieldValues | undefined> => {
    setSaving(true);
    try {
      return await submit(given);
    } finally {
      setSaving(false);
    }
  };

  useEffect(() => {
    if (!isSaved) return;
    refreshAll();
    redirect('list', resource);
  }, [isSaved, redirect, refreshAll, resource]);

  return (
    <SideDrawer open title={title} form={formId} saving={isSaving} onClose={() => redirect('list', resource)}>
      {values ? (
        <Form
          id={formId}
          className="drawer-form"
          record={values}
          onSubmit={save}
          mode="onTouched"
          shouldFocusError={false}
          noValidate
          warnWhenUnsavedChanges={!isSaved}
        >
          <ErrorSummary />
          {children}
        </Form>
      ) : (
        <div className="drawer-form" aria-busy="true">
          <Skeleton variant="rounded" height={44} aria-hidden="true" />
          <Skeleton variant="rounded" height={44} aria-hidden="true" />
          <Spinner label={translate('kit.show.loading')} quiet />
        </div>
      )}
    </SideDrawer>
  );
};

type Body = (values: RaRecord) => FieldValues;

/**
 * 'Tambah' in the side drawer (specification §2), over the area's list.
 * @param bodyOf what the form holds, as the server takes it
 */
export const CreateDrawer = ({
  values,
  bodyOf,
  ...drawer
}: DrawerProps & { values: FieldValues; bodyOf: Body }) => {
  const notify = useNotify();
  return (
    <CreateBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      transform={bodyOf}
      mutationOptions={{ onSuccess: () => notify('forms.saved', { type: 'success' }) }}
    >
      <DrawerForm {...drawer} values={values} />
    </CreateBase>
  );
};

type EditProps<T> = DrawerProps & {
  /** The record as the form holds it. */
  valuesOf: (record: T) => FieldValues;
  bodyOf: Body;
};

const EditForm = <T extends RaRecord>({ valuesOf, ...drawer }: Omit<EditProps<T>, 'bodyOf'>) => {
  const record = useRecordContext<T>();
  return <DrawerForm {...drawer} values={record && valuesOf(record)} />;
};

/** 'Ubah' in the side drawer: the record is read anew at every opening. */
export const EditDrawer = <T extends RaRecord>({ bodyOf, ...form }: EditProps<T>) => (
  <RecordEdit transform={bodyOf}>
    <EditForm<T> {...form} />
  </RecordEdit>
);
