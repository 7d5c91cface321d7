import { useTranslate } from 'ra-core';
import './StatusBadge.css';

/**
 * 'Aktif' or 'Tidak Aktif' (specification §2), by word and by shape, never by colour alone: the dot of what is active is
 * filled, the other is a ring. A dash where the status is not known.
 */
export const StatusBadge = ({ active }: { active: boolean | null }) => {
  const translate = useTranslate();
  if (active === null) return '–';
  return (
    <span className={active ? 'status-badge is-active' : 'status-badge'}>
      {translate(active ? 'widgets.text.status.active' : 'widgets.text.status.inactive')}
    </span>
  );
};
