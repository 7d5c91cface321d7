import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Ornament } from '../ui/Ornament';
import { ErrorPage } from './ErrorPage';
import { LayoutNotices } from './LayoutNotices';
import { LoadingPage } from './LoadingPage';
import { RouteGate } from './RouteGate';
import { Sidebar } from './sidebar/Sidebar';
import { useSidebar } from './sidebar/useSidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './topBar/TopBar';
import { useFocusOnRouteChange } from './useFocusOnRouteChange';
import { useFreshAccess } from './useFreshAccess';
import { useKeptFocus } from './useKeptFocus';
import { usePrefetchLinks } from './usePrefetchLinks';
import '../ui/theme/print.css';
import './layout.css';

const sidebarId = 'sidebar';

/** The frame of every page (specification §2 'Shell layout'): react-admin's `layout`. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const { open, covers, toggle, followed, sidebarRef, toggleRef } = useSidebar();
  useFocusOnRouteChange(main);
  useKeptFocus(main);
  useFreshAccess();
  const prefetchHandlers = usePrefetchLinks();

  return (
    <div className="layout" {...prefetchHandlers}>
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
