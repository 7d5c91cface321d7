import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { login } from '../i18n/login';
import { session } from './authProvider/session';
import { ArrivedByLogin } from './layout/ArrivedByLogin';
import { AppBoundary } from './login/AppBoundary';
import { LoginPage } from './login/LoginPage';
import { authPath, currentPath, homePath, leadTo, subscribeToPath } from './login/path';
import { onDemand } from './onDemand/onDemand';
import { showToast, Toaster } from './widgets/feedback/Toaster';

const importApp = () => import('./App');
const App = onDemand(importApp);

/** Fetches the app and its page at an address, so that both render at once. */
export const fetchApp = async (pathname: string): Promise<void> => {
  await App.fetch();
  const { fetchPage } = await importApp();
  await fetchPage(pathname);
};

const fetchHome = () => fetchApp(homePath);

session.onEnd((reason, elsewhere) => {
  // The other tab shows the message. This one shows the login form in place, and its page again when the same person signs
  // in there.
  if (elsewhere) return;
  if (reason === 'expired') showToast('error', login.expired);
  // After all listeners of the session have run: forms still read their own address to keep a draft, and the router is
  // closed by then, so that it does not ask about unsaved changes.
  queueMicrotask(() => leadTo(authPath));
});

/**
 * Whether the app waits until the address is home, because another tab signed somebody else in: the old address may hold
 * what the person before searched for.
 */
const useHomeForSomebodyElse = (person: string, path: string): boolean => {
  const [shownTo, setShownTo] = useState(person);
  const [leadsHome, setLeadsHome] = useState(false);
  if (person !== '' && person !== shownTo) {
    setShownTo(person);
    setLeadsHome(shownTo !== '');
  }
  if (leadsHome && path === homePath) setLeadsHome(false);
  useLayoutEffect(() => {
    if (leadsHome) leadTo(homePath);
  }, [leadsHome]);
  return leadsHome;
};

const Page = () => {
  const info = useSyncExternalStore(session.subscribe, session.get);
  const path = useSyncExternalStore(subscribeToPath, currentPath);
  const waitsForHome = useHomeForSomebodyElse(info?.payload.user_data.user_id ?? '', path);
  const [arrivedByLogin, setArrivedByLogin] = useState(false);
  if (info === null || path === authPath) {
    if (!arrivedByLogin) setArrivedByLogin(true);
    return <LoginPage preload={fetchHome} />;
  }
  if (waitsForHome) return null;
  const token = info.token.access_token;
  return (
    <AppBoundary key={token}>
      <ArrivedByLogin value={arrivedByLogin}>
        <App token={token} />
      </ArrivedByLogin>
    </AppBoundary>
  );
};

/**
 * The sign-in gate (docs/decisions/0001): the login form in place of any page while nobody is signed in, and on /auth;
 * otherwise the app, which is fetched on demand. One toaster serves both.
 */
export const SignInGate = () => (
  <>
    <Page />
    <Toaster />
  </>
);
