import { useCreatePath, useGetResourceLabel, useResourceContext, useTranslate } from 'ra-core';
import { useNextQueue } from '../../dataProvider/counts';
import { filterSearch } from '../../domain/format/listAddress';
import { groupedFigures } from '../../domain/format/rupiah';
import { LinkButton } from '../../ui/LinkButton';
import { useSitting } from './queueWalk';

/** Returns what the person has decided in this queue, as a sentence; empty if nothing. */
export const useSittingText = (): string => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const decisions = Object.entries(useSitting(resource)).map(([action, count]) => {
    const past = translate(`resources.${resource}.actions.${action}.past`);
    return `${groupedFigures(count)} ${past.charAt(0).toLowerCase()}${past.slice(1)}`;
  });
  return decisions.length > 0 ? translate('queue.sitting', { decisions: decisions.join('; ') }) : '';
};

/** What follows an empty queue: a link to the next one in which something waits, or a sentence that there is none. */
export const NextQueue = () => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const createPath = useCreatePath();
  const next = useNextQueue(useResourceContext() ?? '');
  if (next === undefined) return null;
  if (next === null) return <p>{translate('queue.noNext')}</p>;
  const { resource, filter } = next.list;
  return (
    <LinkButton variant="contained" to={createPath({ resource, type: 'list' }) + filterSearch(filter)}>
      {translate('queue.next', {
        name: resourceLabel(resource, 2),
        count: groupedFigures(next.query.data ?? 0),
        state: translate(`resources.${resource}.states.${String(filter.status)}`),
      })}
    </LinkButton>
  );
};
