import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, ShowBase, useResourceContext, useShowContext } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader';
import { useRecordName } from '../ui/text/useRecordName';
import { useResourceWords } from '../ui/text/useResourceWords';
import { BackLink } from './queue/BackLink';
import { SkipButton } from './queue/SkipButton';
import { useLeaveDecided } from './queue/useLeaveDecided';
import { RecordSkeleton } from './RecordSkeleton';
import { useOpenedRecordQuery, useRecordQuery } from './useRecordQuery';

type ShowPageProps<T extends RaRecord> = {
  sentence?: (record: T) => string;
  /** `<ActionBar>` or other buttons, which read the record from the record context. */
  actions?: ReactNode;
  /** True if a `<RecordPager>` above the page already links to the list. */
  hasPager?: boolean;
  /** True if `children` uses `<RecordColumns>`. */
  hasColumns?: boolean;
  /** True if personal data must not stay in the cache: fetched once per opening, never refreshed (useOpenedRecordQuery). */
  readOnce?: boolean;
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
    // Also refetches data shown beside the record, such as its notes.
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
        // A dash reserves the line, so that nothing moves when the record arrives.
        sentence={sentence && (record ? sentence(record) : '–')}
        // Appears together with the actions, which would otherwise push it to the left.
        onRefresh={record && !readOnce ? refresh : undefined}
        refreshing={isFetching}
        action={
          record && (
            // The key remounts the actions and their dialogs for another record.
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
 * The show page of a record with its actions. The h1 is the record's name, or `showTitle` of its resource while it is loading;
 * the document title is always `showTitle`, because the browser's history stores it. Every opening and every action refetch
 * the record. If it cannot be read, the list opens with the error message.
 */
export const ShowPage = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const openedQuery = useOpenedRecordQuery('show');
  const freshQuery = useRecordQuery();
  return (
    // RouteGate has already checked the permission.
    <ShowBase<T> disableAuthentication queryOptions={props.readOnce ? openedQuery : freshQuery}>
      <ShowView {...props} />
    </ShowBase>
  );
};
