import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { mayManage } from '../authProvider/access';
import { useAccess } from '../authProvider/currentAccess';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';
import { onRefusal } from '../dataProvider/http';
import type { Area } from '../menu/area';
import type { Page } from '../menu/lazyPage';
import { pageAt, profilePath, routeArea } from '../menu/routeArea';
import { useAreas } from '../menu/visibleMenu';
import { useFetchWhenQuiet } from '../ui/onDemand/useFetchWhenQuiet';
import { whenPainted } from '../ui/onDemand/whenQuiet';
import { Ornament } from '../ui/Part';
import { ErrorPage } from './ErrorPage';
import { LayoutNotices } from './LayoutNotices';
import { LoadingPage } from './LoadingPage';
import { PaletteDialogs } from './palette/PaletteButton';
import { ProfilePage } from './profile';
import { RouteGate } from './RouteGate';
import { Sidebar } from './sidebar/Sidebar';
import { useSidebar } from './sidebar/useSidebar';
import { TopBar } from './topBar/TopBar';
import { useFocusOnRouteChange, useKeptFocus } from './useFocusOnRouteChange';
import '../ui/theme/print.css';
import './layout.css';

/** The first keyboard stop: it skips the top bar and the menu. The address does not change. */
const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => {
  const translate = useTranslate();
  return (
    <a
      className="skip-link not-printed"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {translate('layout.skip')}
    </a>
  );
};

const readAgain = (): void => void rereadAccess(freshness.navigation);

/**
 * Keeps the access of the signed-in user up to date. It is read after a page's requests are done, when the window gets the
 * focus, and when the server refuses a request (403). After a change, menu, gate and buttons re-render (useAccess).
 */
const useFreshAccess = (): void => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();

  useEffect(() => whenPainted(queryClient, readAgain), [queryClient, pathname]);

  useEffect(() => onRefusal(() => void rereadAccess(freshness.refused)), []);

  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);
};

/** Returns the page that the link or table row around an element opens. */
const pageBehind = (areas: readonly Area[], element: Element): Page | undefined => {
  const opener = element.closest<HTMLElement>('a[href], tr[data-href]');
  const href = opener?.dataset.href ?? opener?.getAttribute('href');
  if (!href?.startsWith('/')) return undefined;
  const { pathname } = new URL(href, location.origin);
  return pathname === profilePath ? ProfilePage : pageAt(areas, pathname);
};

/** Returns the pages of an area that a person may open from its list. */
const pagesBeside = ({ create, edit, show }: Area, manages: boolean): readonly Page[] =>
  [...(manages ? [edit, create] : []), show].filter((page) => page !== undefined);

/**
 * Downloads code before it is needed. A page's code is downloaded when the pointer or the focus
 * reaches a link or a row that opens it; the forms of the current area and the palette, when the page is complete.
 * @returns handlers for the element around all links
 */
const usePrefetchLinks = () => {
  const areas = useAreas();
  const { pathname } = useLocation();
  const access = useAccess();
  const area = routeArea(areas, pathname);
  const manages = area !== undefined && mayManage(access, area.permission);
  useFetchWhenQuiet(
    useMemo(() => [...(area ? pagesBeside(area, manages) : []), PaletteDialogs], [area, manages]),
  );

  const fetchBehind = ({ target }: PointerEvent | FocusEvent): void => {
    if (target instanceof Element) void pageBehind(areas, target)?.prefetch();
  };
  return { onPointerOver: fetchBehind, onFocus: fetchBehind };
};

const sidebarId = 'sidebar';

/** The frame of every page (specification §2 'Shell layout'). */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const { open, covers, toggle, followed, sidebarRef, toggleRef } = useSidebar();
  useFocusOnRouteChange(main);
  useKeptFocus(main);
  useFreshAccess();
  const prefetchHandlers = usePrefetchLinks();

  return (
    <div className="layout column" {...prefetchHandlers}>
      <SkipLink target={main} />
      <TopBar sidebarId={sidebarId} sidebarOpen={open} toggleRef={toggleRef} onToggle={toggle} />
      <div className="layout-toaster-room" />
      <Ornament>
        <LayoutNotices />
      </Ornament>
      <div className="layout-body">
        <Sidebar id={sidebarId} open={open} ref={sidebarRef} onFollow={followed} />
        {covers && <div className="layout-scrim" />}
        <main id="content" ref={main} tabIndex={-1} inert={covers}>
          {/* Above the gate, so that it stays mounted during navigation: a newly mounted boundary would show its fallback. */}
          <Suspense fallback={<LoadingPage />}>
            <RouteGate>
              <ErrorBoundary FallbackComponent={ErrorPage}>{children}</ErrorBoundary>
            </RouteGate>
          </Suspense>
        </main>
      </div>
    </div>
  );
};
