import { QueryClient } from '@tanstack/react-query';
import {
  LinkBase,
  memoryStore,
  Resource,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  TestMemoryRouter,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { AdminContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { messages } from '../i18n/messages';
import { activityList } from '../i18n/record/activity';
import { menu } from '../src/areas';
import type { AppAuthProvider } from '../src/authProvider';
import type { AppDataProvider } from '../src/dataProvider/AppDataProvider';
import { createI18nProvider } from '../src/layout/createI18nProvider';
import { Notifications } from '../src/layout/Notifications';
import { messagesOf, resourcesOf } from '../src/menu/area';
import { darkTheme, lightTheme } from '../src/ui/theme/theme';
import { createRecords } from './data';
import { scheme } from './scheme';

const i18nProvider = createI18nProvider({
  ...messages,
  resources: { ...messagesOf(menu), activity: activityList },
});
const definitions = Object.fromEntries(
  resourcesOf(menu).map((area) => [area.name, Resource.registerResource(area)]),
);

/** What a person may do: everything, only look, or not even that. */
type Rights = 'edit' | 'look' | 'none';

const authProviderOf = (rights: Rights): AppAuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  mayDo: (_resource, action) => rights === 'edit' || (rights === 'look' && ['list', 'show'].includes(action)),
});

type FrameProps = {
  title?: string;
  resource?: string;
  /** The address, with a router state for pages that read one. Defaults to the list of the resource. */
  at?: string | { pathname: string; state: unknown };
  /** The addresses at which the content is shown; an `:id` is that of its record. Defaults to all. */
  path?: string;
  /** Replaces functions of the data provider. */
  server?: Partial<AppDataProvider>;
  /** What the person prefers, by the keys of react-admin's store. */
  store?: Readonly<Record<string, unknown>>;
  rights?: Rights;
  children: ReactNode;
};

/** Widgets with an address, a store and records of their own, so that no state of a widget changes another one. */
export const Frame = ({
  title,
  resource = 'product-list',
  at = `/${resource}`,
  path = '*',
  server,
  store: preferences,
  rights = 'edit',
  children,
}: FrameProps) => {
  const [dataProvider] = useState(() => ({ ...createRecords(), ...server }));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  const [store] = useState(() => memoryStore({ ...preferences }));
  const [authProvider] = useState(() => authProviderOf(rights));
  return (
    <div className="gallery-frame">
      {title && <h3>{title}</h3>}
      <TestMemoryRouter initialEntries={[at]}>
        <AdminContext
          {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}
          theme={scheme === 'dark' ? darkTheme : lightTheme}
          darkTheme={null}
        >
          <ResourceDefinitionContextProvider definitions={definitions}>
            <Routes>
              <Route
                path={path}
                element={<ResourceContextProvider value={resource}>{children}</ResourceContextProvider>}
              />
              <Route
                path="*"
                element={
                  <LinkBase to={at} className="gallery-again">
                    Open the page again
                  </LinkBase>
                }
              />
            </Routes>
          </ResourceDefinitionContextProvider>
          <Notifications />
        </AdminContext>
      </TestMemoryRouter>
    </div>
  );
};
