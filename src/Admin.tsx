import {
  CoreAdminUI,
  type CoreAdminUIProps,
  ResourceDefinitionContextProvider,
  type ResourceDefinitions,
} from 'ra-core';
import { AdminContext, type AdminContextProps } from 'react-admin';
import { LoadingPage } from './layout/AppLayout';
import { ErrorPage } from './layout/ErrorPage';
import { Notifications } from './layout/Notifications';
import { NotFoundPage } from './layout/RouteGate';

type AdminProps = Omit<AdminContextProps, 'children'> &
  Required<Pick<CoreAdminUIProps, 'children' | 'dashboard' | 'layout'>> & {
    /** Given at once: `<Resource>` would register them one render later, and buttons would appear after their page. */
    definitions: ResourceDefinitions;
  };

/** `<Admin>` of its two halves, without the screens that no page shows (docs/decisions.md 'Login before the app'). */
export const Admin = ({ dashboard, layout, definitions, children, ...context }: AdminProps) => (
  <AdminContext {...context}>
    <ResourceDefinitionContextProvider definitions={definitions}>
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
    </ResourceDefinitionContextProvider>
    <Notifications />
  </AdminContext>
);
