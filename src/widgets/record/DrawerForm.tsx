import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, RecordContextProvider, useRecordContext } from 'ra-core';
import { type ReactNode, useContext, useEffect, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Spinner } from '../feedback/Spinner';
import { DrawerClose } from '../form/DrawerClose';
import { FormFrame } from '../form/FormFrame';
import { SideDrawer } from '../form/SideDrawer';
import type { MergeRules } from '../save/merging';
import { useFormSubmit } from '../save/useFormSubmit';
import { useLeaveForList } from '../save/useLeaveForList';
import { useResourceWords } from '../text/useResourceWords';
import { RecordCreate } from './RecordCreate';
import { RecordEdit } from './RecordEdit';
import './DrawerForm.css';

type DrawerProps = {
  /** The inputs. */
  children: ReactNode;
};

type DrawerFormProps = DrawerProps & {
  /** Names the title: the message `createTitle` or `editTitle` of the resource. */
  kind: 'create' | 'edit';
  /** What the form begins with; undefined while the record is on its way. */
  values: FieldValues | undefined;
};

/** Gives the first field the focus without scrolling, because the drawer is still sliding in. */
const FocusFirst = ({ form }: { form: string }) => {
  useEffect(() => {
    const first = document.getElementById(form)?.querySelector<HTMLElement>('input, select, textarea');
    first?.focus({ preventScroll: true });
  }, [form]);
  return null;
};

/** The form of a record in the drawer over its list, and the way back to it, with page and filters as they were. */
const DrawerForm = ({ kind, values, children }: DrawerFormProps) => {
  const words = useResourceWords();
  const toList = useLeaveForList();
  const close = useContext(DrawerClose) ?? toList;
  const { submit, isSaving, isSaved } = useFormSubmit(close);
  const formId = useId();
  return (
    <SideDrawer open title={words(`${kind}Title`)} form={formId} saving={isSaving} onClose={close}>
      {values ? (
        <FormFrame id={formId} className="drawer-form" record={values} onSubmit={submit} isSaved={isSaved}>
          {children}
          <FocusFirst form={formId} />
        </FormFrame>
      ) : (
        <div className="drawer-form" aria-busy="true">
          <Skeleton variant="rounded" height={44} aria-hidden="true" />
          <Skeleton variant="rounded" height={44} aria-hidden="true" />
          <Spinner quiet />
        </div>
      )}
    </SideDrawer>
  );
};

type Body = (values: RaRecord) => FieldValues;

type CreateProps = DrawerProps & {
  values: FieldValues;
  /** What the form holds, as the server takes it. */
  bodyOf: Body;
  /** Fields that a record just created is known by (RecordCreate). */
  identifiedBy: readonly [string, ...string[]];
};

/** 'Tambah' in the side drawer (specification §2), over the area's list. */
export const CreateDrawer = ({ bodyOf, identifiedBy, ...form }: CreateProps) => (
  <RecordCreate transform={bodyOf} identifiedBy={identifiedBy}>
    <DrawerForm kind="create" {...form} />
  </RecordCreate>
);

type EditProps<T> = DrawerProps & {
  /** The record as the form holds it. */
  valuesOf: (record: T) => FieldValues;
  bodyOf: Body;
  /** How the form merges with what others saved meanwhile (RecordEdit). */
  merge: MergeRules;
};

const EditForm = <T extends RaRecord>({
  valuesOf,
  children,
}: Pick<EditProps<T>, 'valuesOf' | 'children'>) => {
  const record = useRecordContext<T>();
  return (
    <DrawerForm kind="edit" values={record && valuesOf(record)}>
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    </DrawerForm>
  );
};

/** 'Ubah' in the side drawer: the record is read again at every opening. */
export const EditDrawer = <T extends RaRecord>({ bodyOf, merge, ...form }: EditProps<T>) => (
  <RecordEdit<T> transform={bodyOf} valuesOf={form.valuesOf} merge={merge}>
    <EditForm<T> {...form} />
  </RecordEdit>
);
