import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayOpen } from '../authProvider/access';
import { useAccess } from '../authProvider/currentAccess';
import { unsavedChanges } from '../form/save/unsavedChanges';
import { areasOf } from '../menu/area';
import { useMenu } from '../menu/MenuContext';
import { judgeRoute, routeArea } from '../menu/routeArea';
import { RefusedPage } from './RefusedPage';

/**
 * Refuses a page in place, above the resources, so that it sends no request and loads no code (specification §2 'Routing
 * gate'); react-admin's own check sends getList first and rewrites the URL. A person who loses a right stays on the page
 * while they may still read its area, or have unsaved changes: the form then says why it cannot save
 * (form/save/RevokedNotice.tsx). Every next page is checked again.
 */
export const RouteGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const areas = areasOf(useMenu());
  const access = useAccess();
  const verdict = judgeRoute(areas, pathname, access);
  const isAllowed = 'allowed' in verdict && verdict.allowed;
  const hasUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);

  const [admitted, setAdmitted] = useState<string | null>(null);
  const now = isAllowed || admitted === pathname ? pathname : null;
  if (now !== admitted) setAdmitted(now);

  const area = routeArea(areas, pathname);
  const mayStay = now !== null && area !== undefined && (hasUnsaved || mayOpen(access, area.permission));
  if (isAllowed || mayStay) return children;
  if ('redirect' in verdict) return <Navigate to={verdict.redirect + search + hash} replace />;
  return <RefusedPage pageExists={area !== undefined} />;
};
