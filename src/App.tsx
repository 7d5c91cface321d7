import type { QueryClient } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, CustomRoutes, Resource, type Store } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { messages } from '../i18n/messages';
import { resources, areas } from './areas';
import { basename } from './areas/area';
import { dashboard } from './areas/dashboard';
import { createAuthProvider } from './authProvider';
import { currentUser } from './authProvider/currentUser';
import { session } from './authProvider/session';
import { createDataProvider } from './dataProvider';
import { AppLayout } from './shell/AppLayout';
import { createQueryClient } from './shell/createQueryClient';
import { ErrorPage } from './shell/ErrorPage';
import { LoadingPage } from './shell/LoadingPage';
import { Notifications } from './shell/Notifications';
import { NotFoundPage } from './shell/NotFoundPage';
import { createStore } from './shell/preferences';
import { ProfilePage } from './shell/ProfilePage';
import { darkTheme, lightTheme } from './shell/theme';
import { installTrustedTypes } from './trustedTypes';

installTrustedTypes();

const i18nProvider = polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }]);
const authProvider = createAuthProvider(areas);
const dataProvider = createDataProvider(resources);

const createRouter = (queryClient: QueryClient, store: Store) => {
  const backOffice = (
    <Admin
      basename={basename}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
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
  // A data router, because warnWhenUnsavedChanges needs one.
  return createBrowserRouter([
    { path: '/', element: <Navigate to={basename} replace /> },
    { path: `${basename}/*`, element: backOffice },
    // Any other address is refused inside the shell (RouteGate), not answered with a blank page.
    { path: '*', element: backOffice },
  ]);
};

/** What lives as long as one session: whoever signs in next inherits no answer and no page of whoever left. */
let opened: { token: string; queryClient: QueryClient; router: ReturnType<typeof createRouter> } | null =
  null;

const close = (): void => {
  opened?.router.dispose();
  opened?.queryClient.clear();
  opened = null;
};

const open = (token: string) => {
  const queryClient = createQueryClient();
  return { token, queryClient, router: createRouter(queryClient, createStore(currentUser().user_id)) };
};

session.subscribe(() => {
  if (opened?.token !== session.token()) close();
});

/** The signed-in product, for the session with this token. */
const App = ({ token }: { token: string }) => {
  opened ??= open(token);
  return <RouterProvider router={opened.router} />;
};

export default App;
