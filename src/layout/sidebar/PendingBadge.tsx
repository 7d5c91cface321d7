import { useTranslate } from 'ra-core';
import { groupedFigures } from '../../format/rupiah';
import { useQueues } from '../../menu/pendingCounts';
import './PendingBadge.css';

type PendingBadgeProps = {
  /** The areas of the entry: one, or those of a closed group. */
  resources: readonly string[];
};

/** The number of records of a menu entry that wait for a decision; renders nothing for 0. */
const PendingBadge = ({ resources }: PendingBadgeProps) => {
  const translate = useTranslate();
  const queues = useQueues();
  const waiting = resources.reduce((sum, resource) => sum + (queues.get(resource) ?? 0), 0);
  if (waiting === 0) return null;
  return (
    <>
      {/* A space between name and count, for screen readers. */}{' '}
      <span className="pending-badge">
        {groupedFigures(waiting)}{' '}
        <span className="visually-hidden">{translate('layout.sidebar.waiting')}</span>
      </span>
    </>
  );
};

export default PendingBadge;
