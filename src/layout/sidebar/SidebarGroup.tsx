import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'ra-core';
import { type MouseEventHandler, useId } from 'react';
import type { Area, Group } from '../../menu/area';
import { Ornament } from '../../ui/Ornament';
import { PendingBadge, SidebarLink } from './SidebarLink';

type SidebarGroupProps = {
  group: Group;
  current: Area | undefined;
  open: boolean;
  /** The number of records that wait for a decision, by resource. */
  queues: ReadonlyMap<string, number>;
  onToggle: () => void;
  onLinkClick: MouseEventHandler<HTMLAnchorElement>;
};

/** A heading of the sidebar that shows and hides its entries. */
export const SidebarGroup = ({ group, current, open, queues, onToggle, onLinkClick }: SidebarGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  const Icon = group.icon;
  const waitingIn = ({ name }: Area): number => queues.get(name) ?? 0;
  const waiting = group.children.reduce((sum, area) => sum + waitingIn(area), 0);
  const holdsCurrent = group.children.some((area) => area === current);
  return (
    <li>
      <button
        type="button"
        className="sidebar-entry"
        aria-expanded={open}
        aria-controls={id}
        data-current={holdsCurrent && !open ? '' : undefined}
        onClick={onToggle}
      >
        <Icon aria-hidden="true" />
        <span>{translate(`layout.groups.${group.group}`)}</span>
        {waiting > 0 && !open && (
          <Ornament>
            <PendingBadge waiting={waiting} />
          </Ornament>
        )}
        <ChevronRight aria-hidden="true" className="sidebar-chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {group.children.map((area) => (
          <SidebarLink
            key={area.name}
            area={area}
            active={area === current}
            waiting={waitingIn(area)}
            onClick={onLinkClick}
          />
        ))}
      </ul>
    </li>
  );
};
