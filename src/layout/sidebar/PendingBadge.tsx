import { useTranslate } from 'ra-core';
import { groupedFigures } from '../../domain/format/rupiah';
import './Sidebar.css';

type PendingBadgeProps = { waiting: number };

/** The number of records of a menu entry that wait for a decision. */
const PendingBadge = ({ waiting }: PendingBadgeProps) => {
  const translate = useTranslate();
  return (
    <>
      {/* A space between name and count, for screen readers. */}{' '}
      <span className="pending-badge">
        <span>{groupedFigures(waiting)}</span>{' '}
        <span className="visually-hidden">{translate('layout.sidebar.waiting')}</span>
      </span>
    </>
  );
};

export default PendingBadge;
