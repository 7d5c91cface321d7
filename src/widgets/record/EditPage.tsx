import { type RaRecord, useRecordContext } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '../feedback/PageHeader';
import { useRecordName } from '../text/useRecordName';
import { useResourceWords } from '../text/useResourceWords';
import { RecordEdit, type RecordEditProps } from './RecordEdit';
import { RecordSkeleton } from './RecordSkeleton';

type EditPageProps<T> = Omit<RecordEditProps<T>, 'valuesOf' | 'children'> & {
  /** Under the title; the record is undefined until it has been read. Left out, its name. */
  sentence?: (record: T | undefined) => string | undefined;
  /** Between the heading and the form, whether the record has been read or not. */
  note?: ReactNode;
  /** `<RecordForm>` with its inputs, and the dialog of a `review`. */
  children: (record: T) => ReactNode;
};

const EditView = <T extends RaRecord>({ sentence, note, children }: EditPageProps<T>) => {
  const words = useResourceWords();
  const nameOf = useRecordName();
  const record = useRecordContext<T>();
  return (
    <>
      <PageHeader
        title={words('editTitle')}
        sentence={sentence ? sentence(record) : record && nameOf(record)}
      />
      {note}
      {/* Another record has a form of its own. */}
      {record ? <Fragment key={record.id}>{children(record)}</Fragment> : <RecordSkeleton isForm />}
    </>
  );
};

/** The page that changes one record: `editTitle` of its resource, and its form once the record has been read (RecordEdit). */
export const EditPage = <T extends RaRecord>(props: EditPageProps<T>) => (
  <RecordEdit<T> {...props}>
    <EditView {...props} />
  </RecordEdit>
);
