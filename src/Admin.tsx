import CssBaseline from '@mui/material/CssBaseline';
import { CoreAdminUI, type CoreAdminUIProps } from 'ra-core';
import { AdminContext, type AdminContextProps } from 'react-admin';
import { ErrorPage } from './layout/ErrorPage';
import { LoadingPage } from './layout/LoadingPage';
import { NotFoundPage } from './layout/NotFoundPage';
import { Notifications } from './layout/Notifications';

type AdminProps = Omit<AdminContextProps, 'children'> &
  Required<Pick<CoreAdminUIProps, 'children' | 'dashboard' | 'layout'>>;

/**
 * react-admin's `<Admin>`, in its two halves: `<Admin>` brings its own layout, menus, login page and notifications along,
 * 60 KiB that no page of ours shows (docs/performance.md). The login page is outside (docs/decisions/0001).
 */
export const Admin = ({ dashboard, layout, children, ...context }: AdminProps) => (
  <AdminContext {...context}>
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      dashboard={dashboard}
      layout={layout}
      loading={LoadingPage}
      error={ErrorPage}
      catchAll={NotFoundPage}
      loginPage={false}
      authCallbackPage={false}
      disableTelemetry
    >
      {children}
    </CoreAdminUI>
    <Notifications />
  </AdminContext>
);
