import { EditBase, Navigate, type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { PageHeader } from '../ui/PageHeader';
import { useRecordName, useResourceWords } from '../ui/text/words';
import { RecordSkeleton } from './RecordColumns';
import { useShowPath } from './RecordLink';
import { useOneTimeQueryOptions } from './recordQueryOptions';

type EditPageProps<T> = {
  /** Under the title, also while the record is loading; defaults to the record's name. */
  sentence?: (record: T | undefined) => string | undefined;
  note?: ReactNode;
  children: (record: T) => ReactNode;
};

/** Keeps the form in its place until the record's name is there. */
const emptyLine = '\u00a0';

/** The record is fetched once per opening. RouteGate checks the permission, and keeps the form when the user loses it. */
export const EditPage = <T extends RaRecord>({ sentence, note, children }: EditPageProps<T>) => {
  const words = useResourceWords();
  const nameOf = useRecordName();
  return (
    <EditBase<T>
      disableAuthentication
      queryOptions={useOneTimeQueryOptions('edit')}
      render={({ record }) => (
        <>
          <PageHeader
            title={words('editTitle')}
            sentence={sentence ? sentence(record) : record ? nameOf(record) : emptyLine}
          />
          {note}
          {/* The key remounts the form for another record. */}
          {record ? <Fragment key={record.id}>{children(record)}</Fragment> : <RecordSkeleton isForm />}
        </>
      )}
    />
  );
};

/** Who may only read the record is led to its page. Decided on mount: a form that loses the permission keeps what was typed. */
export const FormUnlessRefused = ({ isRefused, children }: { isRefused: boolean; children: ReactNode }) => {
  const [wasRefused] = useState(isRefused);
  const path = useShowPath(useResourceContext() ?? '', useRecordContext<RaRecord<string>>()?.id);
  if (!wasRefused) return children;
  return path === undefined ? null : <Navigate replace to={path} />;
};
