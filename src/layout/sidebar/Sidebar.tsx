import ChevronRight from '@mui/icons-material/ChevronRight';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useLocation, useNavigate, useTranslate } from 'ra-core';
import {
  memo,
  type MouseEvent,
  type MouseEventHandler,
  type Ref,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPath } from 'react-router';
import { session } from '../../authProvider/session';
import { limits } from '../../config';
import { useQueues } from '../../dataProvider/counts';
import { groupedFigures } from '../../domain/format/rupiah';
import {
  type Area,
  basename,
  fromMenu,
  type Group,
  isGroup,
  pathOf,
  useAreas,
  useVisibleMenu,
} from '../../menu/area';
import { routeArea } from '../../menu/routeArea';
import { whenQuiet } from '../../ui/onDemand/whenQuiet';
import { setTitleCount } from '../../ui/PageHeader';
import { Optional } from '../../ui/Part';
import './Sidebar.css';

const PendingBadge = ({ waiting }: { waiting: number }) => {
  const translate = useTranslate();
  if (waiting === 0) return null;
  return (
    <>
      {/* A space between name and count, for screen readers. */}{' '}
      <span className="pending-badge">
        <span>{groupedFigures(waiting)}</span>{' '}
        <span className="visually-hidden">{translate('layout.sidebar.waiting')}</span>
      </span>
    </>
  );
};

type SidebarLinkProps = {
  area: Area;
  active: boolean;
  waiting: number;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/** A plain link, which the sidebar opens: a router's link is rendered again whenever the address changes. */
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
        <Optional>
          <PendingBadge waiting={waiting} />
        </Optional>
      </a>
    </li>
  );
});
SidebarLink.displayName = 'SidebarLink';

type SidebarGroupProps = {
  group: Group;
  current: Area | undefined;
  open: boolean;
  queues: ReadonlyMap<string, number>;
  onToggle: () => void;
  onLinkClick: MouseEventHandler<HTMLAnchorElement>;
};

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
        {!open && (
          <Optional>
            <PendingBadge waiting={waiting} />
          </Optional>
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

export const sidebarId = 'sidebar';

type SidebarProps = {
  open: boolean;
  ref: Ref<HTMLElement>;
  onFollow: () => void;
};

/** The menu that the person may see, with one open group at a time (specification §2 'Shell layout', §4 'Sidebar'). */
export const Sidebar = memo(({ open, ref, onFollow }: SidebarProps) => {
  const translate = useTranslate();
  const entries = useVisibleMenu();
  const location = useLocation();
  const navigate = useNavigate();
  const current = routeArea(useAreas(), location.pathname);
  const [showsCounts, showCounts] = useReducer(() => true, false);
  const queryClient = useQueryClient();
  // The counts come after everything else on the page.
  useEffect(() => whenQuiet(queryClient, showCounts), [queryClient]);
  const queues = useQueues(showsCounts);
  const waiting = [...queues.values()].reduce((sum, count) => sum + count, 0);
  useEffect(() => setTitleCount(waiting), [waiting]);
  useEffect(() => () => setTitleCount(0), []);
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
    navigate(pathname, { state: fromMenu, replace: createPath(location) === pathname });
    onFollow();
  });

  return (
    <nav id={sidebarId} ref={ref} className="sidebar not-printed" aria-labelledby="menu-title" hidden={!open}>
      <p id="menu-title" className="sidebar-title">
        {translate('layout.sidebar.title')}
      </p>
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

/**
 * Specification §2 'Shell layout', §4 'Sidebar'. At 1024 px and below, it covers the page, which is then inert, and starts
 * closed (§9 'auto-closes'). The first visit to /dashboard in a session (firstLoad) opens it on every screen.
 */
export const useSidebar = () => {
  const narrow = useMediaQuery(`(max-width:${limits.sidebarOverlayWidth}px)`, { noSsr: true });
  const { pathname } = useLocation();
  const [open, setOpen] = useState(!narrow);
  const sidebarRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  const [wasNarrow, setWasNarrow] = useState(narrow);
  if (wasNarrow !== narrow) {
    setWasNarrow(narrow);
    setOpen(!narrow);
  }

  const onHome = pathname.replace(/\/+$/, '') === basename;
  useEffect(() => {
    if (!onHome) return;
    // After the first paint, so that on a phone the sidebar visibly slides over the page.
    const frame = requestAnimationFrame(() => {
      if (session.takeFirstLoad()) setOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [onHome]);

  const covers = open && narrow;
  useEffect(() => {
    if (!covers) return;
    const sidebar = sidebarRef.current;
    (
      sidebar?.querySelector<HTMLElement>('[aria-current]') ??
      sidebar?.querySelector<HTMLElement>('a, button')
    )?.focus();
    const closeOutside = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!sidebar?.contains(target) && !toggleRef.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [covers]);

  return {
    open,
    covers,
    toggle: useEvent(() => setOpen(!open)),
    followed: useEvent(() => {
      if (!narrow) return;
      setOpen(false);
      // The link of the current page causes no navigation, so the closing sidebar would take the focus with it.
      toggleRef.current?.focus();
    }),
    sidebarRef,
    toggleRef,
  };
};
