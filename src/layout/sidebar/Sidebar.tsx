import { useEvent, useTranslate } from 'ra-core';
import { memo, type MouseEvent, type Ref, useReducer, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useQueues } from '../../dataProvider/pendingCounts';
import { type Area, areasOf, fromMenu, isGroup } from '../../menu/area';
import { useMenu } from '../../menu/MenuContext';
import { routeArea } from '../../menu/routeArea';
import { useVisibleMenu } from '../../menu/visibleMenu';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../../ui/onDemand/useFetchWhenQuiet';
import { Ornament } from '../../ui/Ornament';
import { SidebarGroup } from './SidebarGroup';
import { PendingBadge, SidebarLink } from './SidebarLink';
import './Sidebar.css';

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
    <nav id={id} ref={ref} className="sidebar" aria-labelledby={`${id}-title`} hidden={!open}>
      <p id={`${id}-title`} className="sidebar-title">
        {translate('layout.sidebar.title')}
      </p>
      {showsCounts && (
        <Ornament>
          <PendingTitle waiting={[...queues.values()].reduce((sum, count) => sum + count, 0)} />
        </Ornament>
      )}
      <ul>
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
