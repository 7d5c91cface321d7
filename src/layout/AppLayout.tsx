import { useLocation, useTranslate } from 'ra-core';
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { mayManage } from '../authProvider/access';
import { useAccess } from '../authProvider/currentUser';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';
import { onForbidden } from '../dataProvider/http';
import { type Area, useAreas } from '../menu/area';
import { lazyPage, type Page } from '../menu/lazyPage';
import { routeArea } from '../menu/routeArea';
import { useFetchWhenQuiet } from '../ui/onDemand/whenQuiet';
import { isDialogOpen } from '../ui/pageKeys';
import { Optional } from '../ui/Part';
import { ErrorPage } from './ErrorPage';
import { LayoutNotices } from './Notifications';
import { PaletteDialogs } from './palette/PaletteButton';
import { RouteGate } from './RouteGate';
import { Sidebar, useSidebar } from './sidebar/Sidebar';
import { TopBar } from './topBar/TopBar';
import '../ui/theme/print.css';
import './layout.css';

export const ProfilePage = lazyPage(() => import('./profile/ProfilePage'));
export const HelpPage = lazyPage(() => import('./help/HelpPage'));

/** Quiet bars that appear after a short delay. */
export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <div className="loading-page stack" role="status">
      <span className="visually-hidden">{translate('layout.loading')}</span>
      <div />
      <div />
      <div />
    </div>
  );
};

/** True if the person has just signed in: the form that had the focus is gone, so the first page takes the focus. */
export const AfterLoginContext = createContext(false);

/** So that screen readers announce the page. False without a heading. */
const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** `path` is that of the record's page or of its form. */
const rowOf = (list: HTMLElement, path: string): HTMLElement | null => {
  const record = path.replace(/\/show$/, '');
  return list.querySelector<HTMLElement>(`tr :is([href="${record}"], [href="${record}/show"])`);
};

/**
 * The heading of the next page gets the focus, so that screen readers announce the page and Tab continues there; on return
 * from a record, its row in the list. The focus stays if the page has focused an element itself, if only the query string
 * changes, and in a newly opened document.
 */
const useFocusOnRouteChange = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const cameFromLogin = useContext(AfterLoginContext);
  const shown = useRef(cameFromLogin ? null : pathname);
  // Before useKeptFocus, which sees that the focused element has disappeared once the new page is in the document.
  useLayoutEffect(() => {
    const element = main.current;
    const left = shown.current;
    if (left === pathname || !element) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (focused !== element && element.contains(focused)) return;

    // The row of the record that was left, unless the focus is in the menu, which opens a list anew.
    const isReturn = focused === document.body && left !== null && left.startsWith(pathname);
    const row = isReturn ? rowOf(element, left) : null;
    row?.focus();
    if (row || focusHeading(element)) return;
    // The page's code is still loading: focus <main>, then the heading, unless the person has moved the focus.
    element.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement !== element || focusHeading(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      // StrictMode runs the effect twice: the second run must wait for the heading again.
      shown.current = null;
    };
  }, [main, pathname]);
};

/** When the focused element disappears, the focus would fall to the body, and Tab would start at the top bar again. */
const useKeptFocus = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    const rememberFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last === null || last.isConnected) return;
      // An open dialog keeps the focus itself.
      if (main.current && !isDialogOpen()) focusHeading(main.current);
    });
    document.addEventListener('focusin', rememberFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      observer.disconnect();
    };
  }, [main]);
};

const readAgain = (): void => void rereadAccess(freshness.navigation);

/** The rights are read again on each page, on focus, and after a refusal (403). */
const useFreshAccess = (): void => {
  const { pathname } = useLocation();

  useEffect(readAgain, [pathname]);

  useEffect(() => onForbidden(() => void rereadAccess(freshness.now)), []);

  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);
};

const pagesBeside = ({ create, edit, show }: Area, manages: boolean): readonly Page[] =>
  [...(manages ? [edit, create] : []), show].filter((page) => page !== undefined);

/** The code of the area's forms and of the palette, once the page is complete. */
const useFetchAhead = (): void => {
  const areas = useAreas();
  const { pathname } = useLocation();
  const access = useAccess();
  const area = routeArea(areas, pathname);
  const manages = area !== undefined && mayManage(access, area.permission);
  useFetchWhenQuiet(
    useMemo(() => [...(area ? pagesBeside(area, manages) : []), PaletteDialogs], [area, manages]),
  );
};

export const AppLayout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  const { open, covers, toggle, followed, sidebarRef, toggleRef } = useSidebar();
  useFocusOnRouteChange(main);
  useKeptFocus(main);
  useFreshAccess();
  useFetchAhead();

  return (
    <div className="layout column">
      {/* The first keyboard stop skips the top bar and the menu. */}
      <a
        className="skip-link not-printed"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {translate('layout.skip')}
      </a>
      <TopBar sidebarOpen={open} toggleRef={toggleRef} onToggle={toggle} />
      <div className="layout-toaster-room" />
      <Optional>
        <LayoutNotices />
      </Optional>
      <div className="layout-body">
        <Sidebar open={open} ref={sidebarRef} onFollow={followed} />
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
