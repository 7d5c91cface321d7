import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Area } from '../menu/area';
import { pathOf } from '../menu/area';

type SidebarLinkProps = { area: Area; active: boolean; onFollow: () => void };

/** One entry of the sidebar; the one of the page shown is tinted and marked for assistive technology. */
export const SidebarLink = ({ area, active, onFollow }: SidebarLinkProps) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li>
      <Link
        to={pathOf(area)}
        className="sidebar-entry"
        aria-current={active ? 'page' : undefined}
        onClick={onFollow}
      >
        {Icon && <Icon aria-hidden="true" />}
        <span>{translate(`resources.${area.name}.name`)}</span>
      </Link>
    </li>
  );
};
