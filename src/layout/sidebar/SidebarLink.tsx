import { useTranslate } from 'ra-core';
import { memo, type MouseEventHandler } from 'react';
import { type Area, pathOf } from '../../menu/area';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { Ornament } from '../../ui/Ornament';

/** Counts are downloaded after everything else on the page. */
export const PendingBadge = partOnDemand(() => import('./PendingBadge'));

type SidebarLinkProps = {
  area: Area;
  active: boolean;
  /** The number of its records that wait for a decision. */
  waiting: number;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/**
 * An entry of the sidebar. The current page's entry is tinted, and has aria-current for assistive technology. It is a plain
 * link, which the sidebar opens, because a link of react-router is rendered again whenever the address changes.
 */
export const SidebarLink = memo(({ area, active, waiting, onClick }: SidebarLinkProps) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li>
      <a
        href={pathOf(area)}
        className="sidebar-entry"
        aria-current={active ? 'page' : undefined}
        onClick={onClick}
      >
        {Icon && <Icon aria-hidden="true" />}
        <span>{translate(`resources.${area.name}.name`)}</span>
        {waiting > 0 && (
          <Ornament>
            <PendingBadge waiting={waiting} />
          </Ornament>
        )}
      </a>
    </li>
  );
});
SidebarLink.displayName = 'SidebarLink';
