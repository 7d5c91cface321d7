import { EditBase, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { PageHeader } from '../ui/PageHeader';
import { useRecordName, useResourceWords } from '../ui/text/words';
import { RecordSkeleton } from './RecordColumns';
import { useOpenedRecordQuery } from './useRecordQuery';

type EditPageProps<T> = {
  /** The text under the title; `record` is undefined while it is loading. Defaults to the record's name. */
  sentence?: (record: T | undefined) => string | undefined;
  /** Shown between heading and form, also while the record is loading. */
  note?: ReactNode;
  /** `<RecordForm>` with its inputs, and the dialog of its review. */
  children: (record: T) => ReactNode;
};

/** The line of the record's name while the record is loading, so that the form does not move when the name is there. */
const emptyLine = '\u00a0';

const EditView = <T extends RaRecord>({ sentence, note, children }: EditPageProps<T>) => {
  const words = useResourceWords();
  const nameOf = useRecordName();
  const record = useRecordContext<T>();
  return (
    <>
      <PageHeader
        title={words('editTitle')}
        sentence={sentence ? sentence(record) : record ? nameOf(record) : emptyLine}
      />
      {note}
      {/* The key remounts the form for another record. */}
      {record ? <Fragment key={record.id}>{children(record)}</Fragment> : <RecordSkeleton isForm />}
    </>
  );
};

/**
 * The edit page of a record: the title `editTitle` of its resource, and the form once the record is loaded. The record is
 * fetched once per opening. RouteGate checks the permission, and keeps the form when the user loses it.
 */
export const EditPage = <T extends RaRecord>(props: EditPageProps<T>) => (
  <EditBase disableAuthentication queryOptions={useOpenedRecordQuery('edit')}>
    <EditView {...props} />
  </EditBase>
);

type FormUnlessRefusedProps = {
  /** True if the user may read the record but not change it. */
  isRefused: boolean;
  children: ReactNode;
};

/**
 * The form of the record in context, or a redirect to its show page. Decided on mount: if the user loses the permission
 * later, the form keeps the typed values, and the server refuses the save.
 */
export const FormUnlessRefused = ({ isRefused, children }: FormUnlessRefusedProps) => {
  const [wasRefused] = useState(isRefused);
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!wasRefused) return children;
  return record && resource ? (
    <Navigate replace to={createPath({ resource, id: record.id, type: 'show' })} />
  ) : null;
};
