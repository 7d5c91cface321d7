import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEvent, useTranslate } from 'ra-core';
import { memo, type MouseEvent, type MouseEventHandler, type Ref, useId, useReducer, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useQueues } from '../../dataProvider/counts';
import { type Area, areasOf, fromMenu, type Group, isGroup, pathOf } from '../../menu/area';
import { routeArea } from '../../menu/routeArea';
import { useMenu, useVisibleMenu } from '../../menu/visibleMenu';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../../ui/onDemand/useFetchWhenQuiet';
import { Ornament } from '../../ui/Part';
import './Sidebar.css';

/** Counts are downloaded after everything else on the page. */
const PendingBadge = partOnDemand(() => import('./PendingBadge'));

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
const SidebarLink = memo(({ area, active, waiting, onClick }: SidebarLinkProps) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li>
      <a
        href={pathOf(area)}
        className="sidebar-entry entry ring-inside icons-20 row"
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
const SidebarGroup = ({ group, current, open, queues, onToggle, onLinkClick }: SidebarGroupProps) => {
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
        className="sidebar-entry entry ring-inside icons-20 row"
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
      <ul id={id} className="stack" hidden={!open}>
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

const PendingTitle = partOnDemand(() => import('./PendingTitle'));
const pendingWork = [PendingTitle, PendingBadge];

type SidebarProps = {
  id: string;
  open: boolean;
  ref: Ref<HTMLElement>;
  onFollow: () => void;
};

/**
 * The sidebar 'Apps' (specification §2 'Shell layout', §4 'Sidebar'): the menu filtered by access, with one open group at a
 * time.
 */
export const Sidebar = memo(({ id, open, ref, onFollow }: SidebarProps) => {
  const translate = useTranslate();
  const entries = useVisibleMenu();
  const location = useLocation();
  const navigate = useNavigate();
  const current = routeArea(areasOf(useMenu()), location.pathname);
  const [showsCounts, showCounts] = useReducer(() => true, false);
  useFetchWhenQuiet(pendingWork, showCounts);
  const queues = useQueues(showsCounts);
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  // Navigating to a page opens its group; after that, the person opens and closes groups.
  const [shown, setShown] = useState<Area>();
  if (shown !== current) {
    setShown(current);
    const currentGroup = entries
      .filter(isGroup)
      .find(({ children }) => children.some((area) => area === current));
    if (currentGroup) setOpenGroup(currentGroup.group);
  }

  const openLink = useEvent((event: MouseEvent<HTMLAnchorElement>) => {
    // The browser itself opens tabs, windows and downloads from a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname } = event.currentTarget;
    // Like a link of the browser, that of the page on screen adds no entry to the history.
    void navigate(pathname, { state: fromMenu, replace: createPath(location) === pathname });
    onFollow();
  });

  return (
    <nav id={id} ref={ref} className="sidebar not-printed" aria-labelledby={`${id}-title`} hidden={!open}>
      <p id={`${id}-title`} className="sidebar-title">
        {translate('layout.sidebar.title')}
      </p>
      {showsCounts && (
        <Ornament>
          <PendingTitle waiting={[...queues.values()].reduce((sum, count) => sum + count, 0)} />
        </Ornament>
      )}
      <ul className="stack">
        {entries.map((entry) =>
          isGroup(entry) ? (
            <SidebarGroup
              key={entry.group}
              group={entry}
              current={current}
              open={openGroup === entry.group}
              queues={queues}
              onToggle={() => setOpenGroup(openGroup === entry.group ? null : entry.group)}
              onLinkClick={openLink}
            />
          ) : (
            <SidebarLink
              key={entry.name}
              area={entry}
              active={entry === current}
              waiting={queues.get(entry.name) ?? 0}
              onClick={openLink}
            />
          ),
        )}
      </ul>
    </nav>
  );
});
Sidebar.displayName = 'Sidebar';
