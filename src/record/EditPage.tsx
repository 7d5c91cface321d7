import { type RaRecord, useRecordContext } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader';
import { useRecordName } from '../ui/text/useRecordName';
import { useResourceWords } from '../ui/text/useResourceWords';
import { RecordEdit, type RecordEditProps } from './RecordEdit';
import { RecordSkeleton } from './RecordSkeleton';

type EditPageProps<T> = Omit<RecordEditProps<T>, 'valuesOf' | 'children'> & {
  /** The text under the title; `record` is undefined while it is loading. Defaults to the record's name. */
  sentence?: (record: T | undefined) => string | undefined;
  /** Shown between heading and form, also while the record is loading. */
  note?: ReactNode;
  /** `<RecordForm>` with its inputs, and the dialog of a `review`. */
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

/** The edit page of a record: the title `editTitle` of its resource, and the form once the record is loaded (RecordEdit). */
export const EditPage = <T extends RaRecord>(props: EditPageProps<T>) => (
  <RecordEdit<T> {...props}>
    <EditView {...props} />
  </RecordEdit>
);
