import type { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminUI,
  CustomRoutes,
  Resource,
  ResourceDefinitionContextProvider,
  type Store,
  type TranslationMessages,
} from 'ra-core';
import { AdminContext } from 'react-admin';
import { createBrowserRouter, Navigate, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { messages as ourMessages } from '../i18n/messages';
import { activityList } from '../i18n/record/activity';
import { menu } from './areas';
import { dashboard } from './areas/dashboard';
import { type AppAuthProvider, createAuthProvider } from './authProvider';
import { currentUser } from './authProvider/currentUser';
import { session } from './authProvider/session';
import { config } from './config';
import { createDataProvider } from './dataProvider';
import type { AppDataProvider } from './dataProvider/AppDataProvider';
import { activityResource } from './dataProvider/history/activity';
import { activateSession } from './dataProvider/http';
import { AfterLoginContext, AppLayout, HelpPage, LoadingPage, ProfilePage } from './layout/AppLayout';
import { createI18nProvider } from './layout/createI18nProvider';
import { createQueryClient } from './layout/createQueryClient';
import { ErrorPage } from './layout/ErrorPage';
import { Notifications } from './layout/Notifications';
import { createStore, fetchPreferences } from './layout/preferences';
import { NotFoundPage } from './layout/RouteGate';
import {
  areasOf,
  basename,
  filterMenu,
  MenuContext,
  type MenuEntry,
  messagesOf,
  resourcesOf,
} from './menu/area';
import { pageAt } from './menu/routeArea';
import { installTrustedTypes } from './trustedTypes';
import { darkTheme, lightTheme } from './ui/theme/theme';

installTrustedTypes();

/** The menu, which defines the areas, and the messages that all areas share. */
type Parts = { menu: readonly MenuEntry[]; messages: TranslationMessages };

type Providers = {
  authProvider: AppAuthProvider;
  dataProvider: AppDataProvider;
  queryClient: QueryClient;
  store: Store;
};

/** `<Admin>` of its two halves, without the screens that no page shows (docs/decisions.md 'Login before the app'). */
const createRouter = ({ menu, messages }: Parts, providers: Providers) => {
  const resources = resourcesOf(menu);
  // Given at once: `<Resource>` would register them one render later, and buttons would appear after their page.
  const definitions = Object.fromEntries(
    resources.map((area) => [area.name, Resource.registerResource(area)]),
  );
  const i18nProvider = createI18nProvider({
    ...messages,
    resources: { ...messagesOf(menu), [activityResource.name]: activityList },
  });
  const backOffice = (
    <MenuContext value={menu}>
      <AdminContext
        basename={basename}
        i18nProvider={i18nProvider}
        {...providers}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <CoreAdminUI
            layout={AppLayout}
            dashboard={dashboard.list}
            loading={LoadingPage}
            error={ErrorPage}
            catchAll={NotFoundPage}
            loginPage={false}
            authCallbackPage={false}
            disableTelemetry
          >
            {resources.map((area) => (
              <Resource key={area.name} {...area}>
                {Object.entries(area.pages ?? {}).map(([path, OwnPage]) => (
                  <Route key={path} path={path} element={<OwnPage />} />
                ))}
              </Resource>
            ))}
            <CustomRoutes>
              <Route path="/profile" element={<ProfilePage />} />
              <Route path="/help/:page?" element={<HelpPage />} />
            </CustomRoutes>
          </CoreAdminUI>
        </ResourceDefinitionContextProvider>
        <Notifications />
      </AdminContext>
    </MenuContext>
  );
  // A data router, which the question about unsaved changes needs (form/RecordForm).
  return createBrowserRouter([
    { path: '/', element: <Navigate to={basename} replace /> },
    { path: `${basename}/*`, element: backOffice },
    // The layout refuses any other address (RouteGate), so that it does not show a blank page.
    { path: '*', element: backOffice },
  ]);
};

const openSession = ({ menu: wholeMenu, messages }: Parts, id: number) => {
  activateSession(id);
  const parts = { messages, menu: filterMenu(wholeMenu, ({ name }) => !config().without.includes(name)) };
  const areas = areasOf(parts.menu);
  const authProvider = createAuthProvider(areas);
  const dataProvider = createDataProvider([...resourcesOf(parts.menu), activityResource], id);
  const queryClient = createQueryClient((resource) => authProvider.mayDo(resource, 'list'));
  const store = createStore(currentUser().user_id);
  const router = createRouter(parts, { authProvider, dataProvider, queryClient, store });
  return { id, queryClient, router };
};

/** Creates the signed-in product for a menu. The component's `sessionId` is `session.id`. */
export const createApp = (parts: Parts) => {
  // Replaced with each session, so that the next person gets no data and no page of the previous one.
  let opened: ReturnType<typeof openSession> | null = null;

  session.subscribe(() => {
    if (opened === null || opened.id === session.id()) return;
    opened.router.dispose();
    opened.queryClient.clear();
    opened = null;
  });

  return ({ sessionId, cameFromLogin = false }: { sessionId: number; cameFromLogin?: boolean }) => {
    opened ??= openSession(parts, sessionId);
    return (
      <AfterLoginContext value={cameFromLogin}>
        <RouterProvider router={opened.router} />
      </AfterLoginContext>
    );
  };
};

const App = createApp({ menu, messages: ourMessages });

/** With the person's preferences, so that the page renders at once. */
export const fetchPage = async (pathname: string): Promise<void> => {
  const { user_id } = currentUser();
  await Promise.all([pageAt(areasOf(menu), pathname)?.load(), user_id && fetchPreferences(user_id)]);
};

export default App;
