import { useTranslate } from 'ra-core';
import './StatusBadge.css';

/**
 * 'Aktif' or 'Tidak Aktif' (specification §2). Told by word and by shape, never by colour alone:
 * the dot of what is active is filled, the other is a ring.
 */
export const StatusBadge = ({ active }: { active: boolean }) => {
  const translate = useTranslate();
  return (
    <span className={active ? 'status-badge is-active' : 'status-badge'}>
      {translate(active ? 'widgets.text.status.active' : 'widgets.text.status.inactive')}
    </span>
  );
};
