import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, ShowBase, useResourceContext, useShowContext } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '../feedback/PageHeader';
import { BackLink } from '../queue/BackLink';
import { SkipButton } from '../queue/SkipButton';
import { useLeaveDecided } from '../queue/useLeaveDecided';
import { useRecordName } from '../text/useRecordName';
import { useResourceWords } from '../text/useResourceWords';
import { RecordSkeleton } from './RecordSkeleton';
import { useOpenedRecordQuery, useRecordQuery } from './useRecordQuery';

type ShowPageProps<T extends RaRecord> = {
  /** Under the record's name: what else it is known by. */
  sentence?: (record: T) => string;
  /** `<ActionBar>` or other buttons; they read the record from its context. */
  actions?: ReactNode;
  /** A `<RecordPager>` is above the page and leads back to the list. */
  hasPager?: boolean;
  /** The record's sections are laid out by `<RecordColumns>`. */
  hasColumns?: boolean;
  /** The record is too personal to outlast the page: it is read at its opening, and nothing refreshes it (useOpenedRecordQuery). */
  readOnce?: boolean;
  /** The record's sections. */
  children: (record: T) => ReactNode;
};

const ShowView = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const { sentence, actions, hasPager = false, hasColumns = false, readOnce = false, children } = props;
  const words = useResourceWords();
  const title = words('showTitle');
  const nameOf = useRecordName();
  const { record, refetch, isFetching } = useShowContext<T>();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const refresh = () => {
    void refetch();
    // What is read beside the record, such as its notes.
    void queryClient.invalidateQueries({ queryKey: [resource, 'read'] });
  };
  useLeaveDecided(record);
  return (
    <>
      {!hasPager && <BackLink />}
      <PageHeader
        title={(record && nameOf(record)) || title}
        documentTitle={title}
        kind={words('name')}
        // A dash keeps its place, so that nothing moves when it comes.
        sentence={sentence && (record ? sentence(record) : '–')}
        // Together with the actions, which would move it to the left when they come.
        onRefresh={record && !readOnce ? refresh : undefined}
        refreshing={isFetching}
        action={
          record && (
            // Another record has dialogs of its own.
            <Fragment key={record.id}>
              {actions}
              {hasPager && <SkipButton />}
            </Fragment>
          )
        }
      />
      {record ? children(record) : <RecordSkeleton hasColumns={hasColumns} />}
    </>
  );
};

/**
 * The page of one record, to read and to act on. Its h1 is the record's name, and `showTitle` of its resource until that is
 * known; the document's title is always the latter, because the browser's history keeps it. The record is read again at every
 * opening and after every action. When it cannot be read, the list is shown with the server's words.
 */
export const ShowPage = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const once = useOpenedRecordQuery('show');
  const again = useRecordQuery();
  return (
    // The gate has judged the route before this renders.
    <ShowBase<T> disableAuthentication queryOptions={props.readOnce ? once : again}>
      <ShowView {...props} />
    </ShowBase>
  );
};
