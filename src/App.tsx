import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { use, useState } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { messages } from '../i18n/messages';
import { resources, areas } from './areas';
import { basename } from './areas/area';
import { dashboard } from './areas/dashboard';
import { createAuthProvider } from './authProvider';
import { useUser } from './authProvider/currentUser';
import { createDataProvider } from './dataProvider';
import { AppLayout } from './shell/AppLayout';
import { createQueryClient, followSession } from './shell/createQueryClient';
import { ErrorPage } from './shell/ErrorPage';
import { LoadingPage } from './shell/LoadingPage';
import { Notifications } from './shell/Notifications';
import { NotFoundPage } from './shell/NotFoundPage';
import { preferencesOf } from './shell/preferences';
import { ProfilePage } from './shell/ProfilePage';
import { darkTheme, lightTheme } from './shell/theme';

const i18nProvider = polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }]);
const authProvider = createAuthProvider(areas);
const dataProvider = createDataProvider(resources);
const queryClient = createQueryClient();
followSession(queryClient);

/** react-admin for one user: its store (list parameters, colour scheme) is not handed to the next. */
const BackOffice = ({ userId }: { userId: string }) => {
  const preferences = use(preferencesOf(userId));
  const [store] = useState(() => memoryStore(preferences));
  return (
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
};

const SignedIn = () => {
  const { user_id } = useUser();
  return <BackOffice key={user_id} userId={user_id} />;
};

const router = createBrowserRouter([
  { path: '/', element: <Navigate to={basename} replace /> },
  { path: '/auth', element: null },
  { path: `${basename}/*`, element: <SignedIn /> },
  // Any other address is refused inside the shell (RouteGate), not answered with a blank page.
  { path: '*', element: <SignedIn /> },
]);

/** The signed-in product: react-admin in a data router, which warnWhenUnsavedChanges needs. */
const App = () => <RouterProvider router={router} />;

export default App;
