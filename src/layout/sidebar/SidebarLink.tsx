import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Area } from '../../menu/area';
import { fromMenu, pathOf } from '../../menu/area';
import { onDemand } from '../../onDemand/onDemand';

/** Counts come after everything else on the page. */
export const PendingBadge = onDemand(() => import('./PendingBadge'));

type SidebarLinkProps = {
  area: Area;
  active: boolean;
  /** The page is complete, and the code that counts what waits has arrived. */
  counts: boolean;
  onFollow: () => void;
};

/** One entry of the sidebar; the one of the page shown is tinted and marked for assistive technology. */
export const SidebarLink = ({ area, active, counts, onFollow }: SidebarLinkProps) => {
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
        {counts && <PendingBadge resources={[area.name]} />}
      </Link>
    </li>
  );
};
