import { useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { StatCard } from '../../charts/StatCard';
import type { useCounts } from '../../dataProvider/counts';
import { filterSearch } from '../../domain/format/listAddress';
import { groupedFigures } from '../../domain/format/rupiah';

type CountCardProps = { count: ReturnType<typeof useCounts>[number]; group: 'pending' | 'totals' };

/** A card with the number of records in a list, and a link to that list. */
export const CountCard = ({ count: { list, query }, group }: CountCardProps) => {
  const { name, resource, filter } = list;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const label = translate(`resources.dashboard.${group}.${name}`);
  const open = translate(`resources.dashboard.${group}.open`);
  const isWaiting = group === 'pending' && query.data !== undefined && query.data > 0;
  const to = createPath({ resource, type: 'list' }) + filterSearch(filter);
  return (
    <StatCard
      label={label}
      query={query}
      value={groupedFigures}
      accent={isWaiting}
      note={
        query.data === 0 ? (
          translate(`resources.dashboard.${group}.none`)
        ) : (
          <Link to={to} aria-label={translate('resources.dashboard.openList', { open, label })}>
            {open}
          </Link>
        )
      }
    />
  );
};
