import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, type DataProvider, type Store, type StringMap } from 'ra-core';
import type { ReactElement } from 'react';
import { messages } from '../../i18n/messages';
import type { AppAuthProvider } from '../../src/authProvider';
import { createI18nProvider } from '../../src/layout/createI18nProvider';
import { Notifications } from '../../src/layout/Notifications';
import { Toaster } from '../../src/ui/Toaster';

type Options = {
  /** The messages of each resource. */
  resources: Readonly<Record<string, StringMap>>;
  dataProvider: object;
  /** True if the user has MANAGE_. */
  manages?: boolean;
  /** The preferences of the user. */
  store?: Store | undefined;
  /** Milliseconds for which rows are not requested again; the product has 30,000. */
  staleTime?: number;
};

/** Somebody who is signed in and stays so. */
export const signedIn = (manages = true): AppAuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  mayDo: (_resource, action) => manages || action === 'list' || action === 'show',
});

/** A small react-admin, signed in, around the `<Resource>` under test. */
export const smallAdmin = (
  resource: ReactElement,
  { resources, dataProvider, manages, store, staleTime = 0 }: Options,
) => (
  <CoreAdminContext
    dataProvider={dataProvider as DataProvider}
    authProvider={signedIn(manages)}
    {...(store && { store })}
    i18nProvider={createI18nProvider({ ...messages, resources })}
    queryClient={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })}
  >
    <CoreAdminUI>{resource}</CoreAdminUI>
    <Notifications />
    <Toaster />
  </CoreAdminContext>
);
