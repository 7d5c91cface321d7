import { useCreatePath, useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { groupedFigures } from '../../format/rupiah';
import { StatCard } from '../../widgets/chart/StatCard';
import type { Count } from './counts';

type CountCardProps = { count: Count; group: 'pending' | 'totals' };

/** How many there are, and the way to the list that shows them: the total of that very list, of which one row travels. */
export const CountCard = ({ count: { name, resource, filter }, group }: CountCardProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { total, error, isFetching, refetch } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  const label = translate(`resources.dashboard.${group}.${name}`);
  const open = translate(`resources.dashboard.${group}.open`);
  const isWaiting = group === 'pending' && total !== undefined && total > 0;
  const to = `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <StatCard
      label={label}
      query={{ data: total, error, isFetching, refetch }}
      value={groupedFigures}
      accent={isWaiting}
      note={
        total === 0 ? (
          translate(`resources.dashboard.${group}.none`)
        ) : (
          <Link
            className="stat-card-link"
            to={to}
            aria-label={translate('resources.dashboard.openList', { open, label })}
          >
            {open}
          </Link>
        )
      }
    />
  );
};
