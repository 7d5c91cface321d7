import { type RaRecord, RecordContextProvider, useRecordContext } from 'ra-core';
import { type ReactNode, useContext, useEffect, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '../form/Form';
import type { MergeRules } from '../form/save/merging';
import { useFormSubmit } from '../form/save/useFormSubmit';
import { useLeaveForList } from '../form/save/useLeaveForList';
import { SideDrawer } from '../form/SideDrawer';
import { useResourceWords } from '../ui/text/words';
import { DrawerClose } from './DrawerRoutes';
import { DrawerSkeleton } from './RecordColumns';
import { RecordCreate } from './RecordCreate';
import { RecordEdit } from './RecordEdit';
import { Timeline, type TimelineProps } from './Timeline';
import './record.css';

type DrawerProps = {
  children: ReactNode;
};

type DrawerFormProps = DrawerProps & {
  /** Selects the title: the resource's message `createTitle` or `editTitle`. */
  kind: 'create' | 'edit';
  /** The form's initial values; undefined while the record is loading. */
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

/** The form of a record in a drawer over its list. Closing keeps the page and the filters of the list. */
const DrawerForm = ({ kind, values, children }: DrawerFormProps) => {
  const words = useResourceWords();
  const toList = useLeaveForList();
  const close = useContext(DrawerClose) ?? toList;
  const { submit, isSaving, isSaved } = useFormSubmit(close);
  const formId = useId();
  return (
    <SideDrawer open title={words(`${kind}Title`)} form={formId} saving={isSaving} onClose={close}>
      {values ? (
        <FormFrame
          id={formId}
          className="drawer-form column"
          record={values}
          onSubmit={submit}
          isSaved={isSaved}
        >
          {children}
          <FocusFirst form={formId} />
        </FormFrame>
      ) : (
        <DrawerSkeleton />
      )}
    </SideDrawer>
  );
};

type Body = (values: RaRecord) => FieldValues;

type CreateProps = DrawerProps & {
  values: FieldValues;
  bodyOf: Body;
  /** The fields that identify the new record (RecordCreate). */
  identifiedBy: readonly [string, ...string[]];
};

/** The create form in a side drawer over the area's list (specification §2 'Tambah'). */
export const CreateDrawer = ({ bodyOf, identifiedBy, ...form }: CreateProps) => (
  <RecordCreate transform={bodyOf} identifiedBy={identifiedBy}>
    <DrawerForm kind="create" {...form} />
  </RecordCreate>
);

type EditProps<T> = DrawerProps & {
  valuesOf: (record: T) => FieldValues;
  bodyOf: Body;
  /** Rules for merging with changes that others saved meanwhile (RecordEdit). */
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

/** The edit form in a side drawer ('Ubah'). Every opening fetches the record again. */
export const EditDrawer = <T extends RaRecord>({ bodyOf, merge, ...form }: EditProps<T>) => (
  <RecordEdit<T> transform={bodyOf} valuesOf={form.valuesOf} merge={merge}>
    <EditForm<T> {...form} />
  </RecordEdit>
);

/** The history of the record in context, below its form in a drawer. Renders nothing if the history is empty. */
export const DrawerHistory = (props: Pick<TimelineProps, 'codes'>) => {
  const words = useResourceWords();
  const titleId = useId();
  const { history = [] } = useRecordContext<TimelineProps & { id: string }>() ?? {};
  if (history.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="drawer-history">
        {words('sections.history')}
      </h3>
      <Timeline history={history} {...props} />
    </section>
  );
};
