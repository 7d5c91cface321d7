import type { QueryClient } from '@tanstack/react-query';
import { CustomRoutes, Resource, type Store, type TranslationMessages } from 'ra-core';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { messages as ourMessages } from '../i18n/messages';
import { Admin } from './Admin';
import { menu } from './areas';
import { dashboard } from './areas/dashboard';
import { createAuthProvider } from './authProvider';
import { mayOpen } from './authProvider/access';
import { currentAccess } from './authProvider/currentAccess';
import { currentUser } from './authProvider/currentUser';
import { session } from './authProvider/session';
import { createDataProvider } from './dataProvider';
import { AppLayout } from './layout/AppLayout';
import { createI18nProvider } from './layout/createI18nProvider';
import { createQueryClient } from './layout/createQueryClient';
import { createStore } from './layout/preferences';
import { areasOf, basename, type MenuEntry, messagesOf, resourcesOf } from './menu/area';
import { MenuContext } from './menu/MenuContext';
import { pageAt } from './menu/routeArea';
import { ProfilePage } from './profile';
import { darkTheme, lightTheme } from './theme/theme';
import { installTrustedTypes } from './trustedTypes';

installTrustedTypes();

/** What the product is composed of: the menu, from which all else follows, and the words that all areas share. */
type Parts = { menu: readonly MenuEntry[]; messages: TranslationMessages };

const createRouter = ({ menu, messages }: Parts, queryClient: QueryClient, store: Store) => {
  const resources = resourcesOf(menu);
  const backOffice = (
    <MenuContext value={menu}>
      <Admin
        basename={basename}
        authProvider={createAuthProvider(areasOf(menu))}
        dataProvider={createDataProvider(resources)}
        i18nProvider={createI18nProvider({ ...messages, resources: messagesOf(menu) })}
        queryClient={queryClient}
        store={store}
        theme={lightTheme}
        darkTheme={darkTheme}
        layout={AppLayout}
        dashboard={dashboard.list}
      >
        {resources.map((area) => (
          <Resource key={area.name} {...area} />
        ))}
        <CustomRoutes>
          <Route path="/profile" element={<ProfilePage />} />
        </CustomRoutes>
      </Admin>
    </MenuContext>
  );
  // A data router, because the question about unsaved changes needs one (UnsavedChangesDialog).
  return createBrowserRouter([
    { path: '/', element: <Navigate to={basename} replace /> },
    { path: `${basename}/*`, element: backOffice },
    // Any other address is refused inside the layout (RouteGate), not answered with a blank page.
    { path: '*', element: backOffice },
  ]);
};

const open = (parts: Parts, token: string) => {
  const permissions = new Map(areasOf(parts.menu).map(({ name, permission }) => [name, permission]));
  const queryClient = createQueryClient((resource) =>
    mayOpen(currentAccess(), permissions.get(resource) ?? ''),
  );
  const store = createStore(currentUser().user_id);
  return { token, queryClient, router: createRouter(parts, queryClient, store) };
};

/** The signed-in product over a menu; the session it is open for is the one with `token`. */
export const createApp = (parts: Parts) => {
  // Lives as long as one session: the next person gets no answer and no page of the one before.
  let opened: ReturnType<typeof open> | null = null;

  session.subscribe(() => {
    if (opened === null || opened.token === session.token()) return;
    opened.router.dispose();
    opened.queryClient.clear();
    opened = null;
  });

  return function App({ token }: { token: string }) {
    opened ??= open(parts, token);
    return <RouterProvider router={opened.router} />;
  };
};

/** Fetches the page that an address names, so that it renders at once. */
export const fetchPage = async (pathname: string): Promise<void> => {
  await pageAt(areasOf(menu), pathname)?.fetch();
};

export default createApp({ menu, messages: ourMessages });
