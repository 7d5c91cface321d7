import { useListContext, useTranslate } from 'ra-core';
import { waitingState } from '../dataProvider/counts';
import { NextQueue, useSittingText } from '../record/queue/queueWalk';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { RetryButton } from '../ui/Part';
import { Spinner } from '../ui/Waiting';
import { CreateButton } from './CreateButton';
import { useFilterValues } from './filter/listFilter';

/** What a list shows instead of rows; `dropped` rows of the page could not be read. */
export const NoRows = ({ dropped }: { dropped: number }) => {
  const { resource, error, isFetching, isPending, setFilters, refetch } = useListContext();
  const filterValues = useFilterValues();
  const translate = useTranslate();
  const sitting = useSittingText();

  if (isPending || (error && isFetching)) {
    return (
      <div className="data-table-wait">
        <Spinner />
      </div>
    );
  }
  if (error || dropped > 0) {
    const message = error?.message ?? 'errors.invalidResponse';
    // This is no live region, because a toast has already announced the error.
    return (
      <EmptyState
        image="failed"
        title={translate('list.failed.title')}
        hint={translate(message, { _: message })}
      >
        <RetryButton size="medium" onRetry={refetch} />
      </EmptyState>
    );
  }
  const active = Object.keys(filterValues);
  const isQueue = filterValues.status !== undefined && filterValues.status === waitingState(resource);
  const hasOthers = active.length > 1;
  if (isQueue && (sitting !== '' || !hasOthers)) {
    const title = hasOthers ? 'doneOfFilter' : sitting ? 'done' : 'empty.title';
    return (
      <EmptyState
        image="empty"
        title={translate(`queue.${title}`)}
        hint={sitting || translate('queue.empty.hint')}
      >
        {hasOthers ? (
          <Button variant="outlined" onClick={() => setFilters({ status: filterValues.status })}>
            {translate('queue.clearOthers')}
          </Button>
        ) : (
          <NextQueue />
        )}
      </EmptyState>
    );
  }
  if (active.length > 0) {
    const isSearchAlone = active.every((name) => name === 'q');
    const hint = isSearchAlone ? 'hintSearch' : filterValues.q === undefined ? 'hintFilter' : 'hint';
    return (
      <EmptyState
        image="search"
        title={translate('list.noMatch.title')}
        hint={translate(`list.noMatch.${hint}`)}
      >
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate(isSearchAlone ? 'filter.search.clear' : 'filter.clear')}
        </Button>
      </EmptyState>
    );
  }
  const word = (name: string) =>
    translate(`resources.${resource}.empty.${name}`, { _: translate(`list.empty.${name}`) });
  return (
    <EmptyState image="empty" title={word('title')} hint={word('hint')}>
      <CreateButton variant="outlined" />
    </EmptyState>
  );
};
