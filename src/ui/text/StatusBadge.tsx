import { useTranslate } from 'ra-core';
import './StatusBadge.css';

/**
 * The badge 'Aktif' or 'Tidak Aktif' (specification §2). The dot is filled if active and otherwise a ring, so that the
 * difference is not only colour. A dash if the status is unknown.
 */
export const StatusBadge = ({ active }: { active: boolean | null }) => {
  const translate = useTranslate();
  if (active === null) return <span>–</span>;
  return (
    <span className={active ? 'status-badge is-active' : 'status-badge'}>
      {translate(active ? 'text.status.active' : 'text.status.inactive')}
    </span>
  );
};
