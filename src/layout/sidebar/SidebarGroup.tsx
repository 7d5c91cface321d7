import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Area, Group } from '../../menu/area';
import { PendingBadge, SidebarLink } from './SidebarLink';

type SidebarGroupProps = {
  group: Group;
  current: Area | undefined;
  open: boolean;
  /** True once the page is complete and the code of the counts is downloaded. */
  showsCounts: boolean;
  onToggle: () => void;
  onFollow: () => void;
};

/** A heading of the sidebar that shows and hides its entries. */
export const SidebarGroup = ({
  group,
  current,
  open,
  showsCounts,
  onToggle,
  onFollow,
}: SidebarGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  const Icon = group.icon;
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
        {showsCounts && !open && <PendingBadge resources={group.children.map(({ name }) => name)} />}
        <ChevronRight aria-hidden="true" className="sidebar-chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {group.children.map((area) => (
          <SidebarLink
            key={area.name}
            area={area}
            active={area === current}
            showsCounts={showsCounts}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </li>
  );
};
