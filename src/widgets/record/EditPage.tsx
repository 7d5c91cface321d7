import { type RaRecord, useRecordContext } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '../feedback/PageHeader';
import { RecordEdit, type RecordEditProps } from './RecordEdit';
import { RecordSkeleton } from './RecordSkeleton';

type EditViewProps<T> = {
  /** What the page is, already translated. */
  title: string;
  /** Under the title; the record is undefined until it has been read. */
  sentence: (record: T | undefined) => string | undefined;
  /** Between the heading and the form, whether the record has been read or not. */
  note?: ReactNode;
  /** `<RecordForm>` with its inputs, and the dialog of a `review`. */
  children: (record: T) => ReactNode;
};

const EditView = <T extends RaRecord>({ title, sentence, note, children }: EditViewProps<T>) => {
  const record = useRecordContext<T>();
  return (
    <>
      <PageHeader title={title} sentence={sentence(record)} />
      {note}
      {/* Another record has a form of its own. */}
      {record ? <Fragment key={record.id}>{children(record)}</Fragment> : <RecordSkeleton isForm />}
    </>
  );
};

type EditPageProps<T> = Omit<RecordEditProps<T>, 'valuesOf' | 'children'> & EditViewProps<T>;

/** The page that changes one record: its heading, and its form once the record has been read (RecordEdit). */
export const EditPage = <T extends RaRecord>({
  title,
  sentence,
  note,
  children,
  ...edit
}: EditPageProps<T>) => (
  <RecordEdit<T> {...edit}>
    <EditView {...{ title, sentence, note, children }} />
  </RecordEdit>
);
