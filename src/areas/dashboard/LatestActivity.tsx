import { useQuery } from '@tanstack/react-query';
import { readLatestActivity } from '../../dataProvider/history/activity';
import { isLeftOut, isUnoffered } from '../../dataProvider/optionalCalls';
import { useAreas } from '../../menu/area';
import { useActivityWords } from '../../record/activity/activityWords';
import { ActorLink, RecordLink } from '../../record/RecordLink';
import { FailedPart, UnofferedPart } from '../../ui/Part';
import { Ago } from '../../ui/text/texts';
import { Skeleton, Spinner } from '../../ui/Waiting';
import { DashboardSection } from './DashboardSection';

const lineCount = 10;

/** Refetched on mount, focus and reconnect. */
const LatestActivity = () => {
  const { words, actionOf, areaOf, detailOf } = useActivityWords();
  const areas = useAreas();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['activity', 'latest'],
    queryFn: ({ signal }) => readLatestActivity(lineCount, signal),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  if (isLeftOut('activity') || (data === null && !isUnoffered('activity'))) return null;
  return (
    <DashboardSection title={words('title')}>
      <div className="activities card" aria-busy={isFetching}>
        {isPending && (
          <>
            {Array.from({ length: lineCount }, (_, line) => (
              <Skeleton key={line} className="activity-placeholder" />
            ))}
            <Spinner quiet />
          </>
        )}
        {isError && !data && <FailedPart retry={refetch}>{words('failed')}</FailedPart>}
        <UnofferedPart call="activity" />
        {data?.length === 0 && <p>{words('none')}</p>}
        {data && data.length > 0 && (
          <ol>
            {data.map((line) => {
              const Icon = areas.find(({ name }) => name === line.area)?.icon;
              const detail = line.kind === 'edit' ? '' : detailOf(line);
              return (
                <li key={line.id} className="activity">
                  <span className="activity-area icons-20" aria-hidden="true">
                    {Icon && <Icon />}
                  </span>
                  <div className="column">
                    <p>
                      <strong>{actionOf(line)}</strong>
                      {line.record && <span>: </span>}
                      <RecordLink resource={line.area} id={line.record_id}>
                        {line.record}
                      </RecordLink>
                      {detail && <span>{` (${detail})`}</span>}
                    </p>
                    <p className="hint">
                      <ActorLink id={line.actor_id} name={line.actor} /> <span>{`· ${areaOf(line)} ·`}</span>{' '}
                      <Ago at={line.at} />
                    </p>
                  </div>
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </DashboardSection>
  );
};

export default LatestActivity;
