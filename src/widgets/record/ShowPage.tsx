import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, ShowBase, useShowContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageHeader } from '../feedback/PageHeader';
import { Spinner } from '../feedback/Spinner';
import { BackLink } from './BackLink';
import { useRecordQuery } from './useRecordQuery';

type ShowPageProps<T extends RaRecord> = {
  /** The page's title, already translated; the same words while the record is on its way. */
  title: string;
  /** Under the title: what the record is called. */
  sentence?: (record: T) => string;
  /** `<ActionBar>` or other buttons; they read the record from its context. */
  actions?: ReactNode;
  /** A `<RecordPager>` is above the page and leads back to the list. */
  hasPager?: boolean;
  /** The record's sections. */
  children: (record: T) => ReactNode;
};

const placeholders = [1, 2, 3, 4];

const ShowView = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const { title, sentence, actions, hasPager = false, children } = props;
  const translate = useTranslate();
  const { record, refetch, isFetching } = useShowContext<T>();
  return (
    <>
      {!hasPager && <BackLink />}
      <PageHeader
        title={title}
        sentence={record && sentence?.(record)}
        onRefresh={() => void refetch()}
        refreshing={isFetching}
        action={record && actions}
      />
      {record ? (
        children(record)
      ) : (
        <div className="form-section" aria-busy="true">
          <div className="form-section-fields">
            {placeholders.map((field) => (
              <Skeleton key={field} variant="rounded" height={44} aria-hidden="true" />
            ))}
          </div>
          <Spinner label={translate('widgets.feedback.loading')} quiet />
        </div>
      )}
    </>
  );
};

/**
 * The page of one record, to read and to act on. It is read anew at every opening and after every action; a record
 * that cannot be read is told in the server's words and leads to the list.
 */
export const ShowPage = <T extends RaRecord>(props: ShowPageProps<T>) => (
  // The gate has judged the route before this renders.
  <ShowBase<T> disableAuthentication queryOptions={useRecordQuery()}>
    <ShowView {...props} />
  </ShowBase>
);
