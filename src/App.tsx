import { QueryClient } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { messages } from '../i18n/messages';
import { resources, areas } from './areas';
import { basename } from './areas/area';
import { dashboard } from './areas/dashboard';
import { createAuthProvider } from './authProvider';
import { session } from './authProvider/session';
import { createDataProvider } from './dataProvider';
import { AppLayout } from './shell/AppLayout';
import { ErrorPage } from './shell/ErrorPage';
import { LoadingPage } from './shell/LoadingPage';
import { Notifications } from './shell/Notifications';
import { NotFoundPage } from './shell/NotFoundPage';
import { ProfilePage } from './shell/ProfilePage';
import { queryClientOptions } from './shell/queryClientOptions';
import { darkTheme, lightTheme } from './shell/theme';

const i18nProvider = polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }]);
const authProvider = createAuthProvider(areas);
const dataProvider = createDataProvider(resources);
const queryClient = new QueryClient(queryClientOptions);

// Whoever signs in next inherits no answer of whoever left, permissions included; in every tab.
let token = session.token();
session.subscribe(() => {
  if (session.token() === token) return;
  token = session.token();
  queryClient.clear();
});

const backOffice = (
  <Admin
    basename={basename}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
    dashboard={dashboard.list}
    layout={AppLayout}
    loading={LoadingPage}
    error={ErrorPage}
    catchAll={NotFoundPage}
    notification={Notifications}
    loginPage={false}
    authCallbackPage={false}
    disableTelemetry
  >
    {resources.map((area) => (
      <Resource key={area.name} {...area} />
    ))}
    <CustomRoutes>
      <Route path="/profile" element={<ProfilePage />} />
    </CustomRoutes>
  </Admin>
);

const router = createBrowserRouter([
  { path: '/', element: <Navigate to={basename} replace /> },
  { path: '/auth', element: null },
  { path: `${basename}/*`, element: backOffice },
  // Any other address is refused inside the shell (RouteGate), not answered with a blank page.
  { path: '*', element: backOffice },
]);

/** The signed-in product: react-admin in a data router, which warnWhenUnsavedChanges needs. */
const App = () => <RouterProvider router={router} />;

export default App;
