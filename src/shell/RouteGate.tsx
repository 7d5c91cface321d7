import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { areasOf } from '../areas';
import { useMenu } from '../areas/MenuContext';
import { judgeRoute, routeArea } from '../areas/routeArea';
import { mayOpen } from '../authProvider/access';
import { useAccess } from '../authProvider/currentAccess';
import { RefusedPage } from './RefusedPage';

/**
 * Refuses in place, above the resources, so that a refused page sends no request and loads no code
 * (specification §2 'Routing gate'): react-admin's own check sends getList first and rewrites the URL.
 * Whoever is on a page and may still read its area stays there when the right to change it is taken away: what was typed
 * is not thrown out with it (RELIABILITY.md '403'). The server refuses, and the next page is judged anew.
 */
export const RouteGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const areas = areasOf(useMenu());
  const access = useAccess();
  const verdict = judgeRoute(areas, pathname, access);
  const isAllowed = 'allowed' in verdict && verdict.allowed;

  const [admitted, setAdmitted] = useState<string | null>(null);
  const now = isAllowed || admitted === pathname ? pathname : null;
  if (now !== admitted) setAdmitted(now);

  const area = routeArea(areas, pathname);
  const mayStay = now !== null && area !== undefined && mayOpen(access, area.permission);
  if (isAllowed || mayStay) return children;
  return 'redirect' in verdict ? <Navigate to={verdict.redirect + search + hash} replace /> : <RefusedPage />;
};
