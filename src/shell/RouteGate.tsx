import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { areasOf } from '../areas';
import { useAccess } from '../authProvider/currentAccess';
import { useMenu } from '../areas/MenuContext';
import { RefusedPage } from './RefusedPage';
import { judgeRoute } from '../areas/routeArea';

/**
 * Refuses in place, above the resources, so that a refused page sends no request and loads no code
 * (specification §2 'Routing gate'): react-admin's own check sends getList first and rewrites the URL.
 */
export const RouteGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const verdict = judgeRoute(areasOf(useMenu()), pathname, useAccess());
  if ('redirect' in verdict) return <Navigate to={verdict.redirect + search + hash} replace />;
  return verdict.allowed ? children : <RefusedPage />;
};
