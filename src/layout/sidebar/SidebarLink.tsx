import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Area } from '../../menu/area';
import { fromMenu, pathOf } from '../../menu/area';
import { onDemand } from '../../onDemand/onDemand';

/** Counts are downloaded after everything else on the page. */
export const PendingBadge = onDemand(() => import('./PendingBadge'));

type SidebarLinkProps = {
  area: Area;
  active: boolean;
  /** The number of its records that wait for a decision. */
  waiting: number;
  onFollow: () => void;
};

/** An entry of the sidebar. The current page's entry is tinted, and has aria-current for assistive technology. */
export const SidebarLink = ({ area, active, waiting, onFollow }: SidebarLinkProps) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li>
      <Link
        to={pathOf(area)}
        state={fromMenu}
        className="sidebar-entry"
        aria-current={active ? 'page' : undefined}
        onClick={onFollow}
      >
        {Icon && <Icon aria-hidden="true" />}
        <span>{translate(`resources.${area.name}.name`)}</span>
        {waiting > 0 && <PendingBadge waiting={waiting} />}
      </Link>
    </li>
  );
};
