import EditOutlined from '@mui/icons-material/EditOutlined';
import { useQueryClient } from '@tanstack/react-query';
import {
  type RaRecord,
  ShowBase,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useShowContext,
  useTranslate,
} from 'ra-core';
import { Fragment, type ReactNode, useContext, useEffect } from 'react';
import { useMay } from '../authProvider/useMay';
import type { ListOrder } from '../domain/queue';
import { Button, type ButtonLook } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { PageHeader } from '../ui/PageHeader';
import { PageKey, usePageKeys } from '../ui/pageKeys';
import { useRecordName, useResourceWords } from '../ui/text/words';
import { QueueContext, queueKeys } from './queue/queueWalk';
import { RecordPager } from './queue/RecordPager';
import { BackLink, RecordSkeleton } from './RecordColumns';
import { useOneTimeQueryOptions, useRecordQueryOptions } from './recordQueryOptions';

/** Only with MANAGE_; 'outlined' if another button is the page's main action. */
export const EditRecordButton = ({ variant = 'contained' }: Pick<ButtonLook, 'variant'>) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const mayEdit = useMay('edit');
  if (!record || resource === undefined || !mayEdit) return null;
  return (
    <LinkButton
      to={createPath({ resource, id: record.id, type: 'edit' })}
      variant={variant}
      startIcon={<EditOutlined />}
    >
      {translate('ra.action.edit')}
    </LinkButton>
  );
};

/** In a queue, opens the next record and says so if another user has decided this one meanwhile. */
const useLeaveDecided = (record: RaRecord | undefined): void => {
  const queue = useContext(QueueContext);
  const words = useResourceWords();
  const translate = useTranslate();
  const nameOf = useRecordName();
  useEffect(() => {
    if (!queue || !record || queue.isPaused || queue.listedId !== record.id) return;
    const state = String(record.status);
    if (state === queue.state) return;
    const name = nameOf(record);
    queue.leave(name, translate('queue.decided', { name, state: words(`states.${state}`) }));
  });
};

/** Only with MANAGE_ and while the record is waiting. */
const SkipButton = () => {
  const queue = useContext(QueueContext);
  const record = useRecordContext();
  const translate = useTranslate();
  const waits = queue !== null && record?.status === queue.state;
  const skip = waits ? queue.skip : undefined;
  usePageKeys({ [queueKeys.skip.toLowerCase()]: skip });
  if (!waits) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-keyshortcuts={queueKeys.skip}
      off={skip === undefined}
      onClick={skip}
    >
      <span>{translate('queue.skip')}</span>
      <PageKey>{queueKeys.skip}</PageKey>
    </Button>
  );
};

type ShowPageProps<T extends RaRecord> = {
  sentence?: (record: T) => string;
  actions?: ReactNode | ((record: T) => ReactNode);
  /** The list whose records the pager goes through; without it, the page links to its list. */
  usualOrder?: ListOrder;
  hasColumns?: boolean;
  /** Personal data must not stay in the cache (useOneTimeQueryOptions). */
  readOnce?: boolean;
  children: (record: T) => ReactNode;
};

const ShowView = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const { sentence, actions, usualOrder, hasColumns = false, readOnce = false, children } = props;
  const words = useResourceWords();
  const title = words('showTitle');
  const nameOf = useRecordName();
  const { record, refetch, isFetching } = useShowContext<T>();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const refresh = () => {
    void refetch();
    // Also what is beside the record, such as its notes.
    void queryClient.invalidateQueries({ queryKey: [resource, 'read'] });
  };
  useLeaveDecided(record);
  return (
    <>
      {!usualOrder && <BackLink />}
      <PageHeader
        title={(record && nameOf(record)) || title}
        documentTitle={title}
        kind={words('name')}
        // A dash reserves the line, so that nothing moves when the record arrives.
        sentence={sentence && (record ? sentence(record) : '–')}
        // Appears together with the actions, which would otherwise push it to the left.
        onRefresh={record && !readOnce ? refresh : undefined}
        refreshing={isFetching}
        actions={
          record && (
            <Fragment key={record.id}>
              {typeof actions === 'function' ? actions(record) : actions}
              {usualOrder && <SkipButton />}
            </Fragment>
          )
        }
      />
      {/* The keys mount all anew for another record: no dialog, zoom or typed text of this one stays. */}
      {record ? (
        <Fragment key={record.id}>{children(record)}</Fragment>
      ) : (
        <RecordSkeleton hasColumns={hasColumns} />
      )}
    </>
  );
};

/** If the record cannot be read, the list opens with the error. The document's title has no name: the browser keeps titles. */
export const ShowPage = <T extends RaRecord>(props: ShowPageProps<T>) => {
  const openedQuery = useOneTimeQueryOptions('show');
  const freshQuery = useRecordQueryOptions();
  const page = (
    // RouteGate has already checked the permission.
    <ShowBase<T> disableAuthentication queryOptions={props.readOnce ? openedQuery : freshQuery}>
      <ShowView {...props} />
    </ShowBase>
  );
  return props.usualOrder ? <RecordPager {...props.usualOrder}>{page}</RecordPager> : page;
};
