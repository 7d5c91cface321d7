import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { login } from '../i18n/login';
import { session } from './authProvider/session';
import { AppBoundary } from './login/LoadError';
import { LoginPage } from './login/LoginPage';
import { authPath, currentPath, homePath, replacePath, subscribeToPath } from './login/path';
import { onDemand } from './ui/onDemand/onDemand';
import { showToast, Toaster } from './ui/Toaster';

const importApp = () => import('./App');
const App = onDemand(importApp);

/** Downloads the app and its page at an address, so that both render at once. */
export const fetchApp = async (pathname: string): Promise<void> => {
  await App.load();
  const { fetchPage } = await importApp();
  await fetchPage(pathname);
};

const fetchHome = () => fetchApp(homePath);

session.onEnd((reason, elsewhere) => {
  // Another tab that ended the session shows the message; one that still has it does not.
  if (reason === 'unstored' || (reason === 'expired' && !elsewhere)) showToast('error', login.expired);
  // This tab shows the login form in place, and the page again if the same person signs in elsewhere.
  if (elsewhere) return;
  // Runs after all listeners of the session: forms still need their own address to save a draft, and the router must be
  // disposed by then, so that it does not ask about unsaved changes.
  queueMicrotask(() => replacePath(authPath));
});

// Hides a page that the browser keeps for Back, until it is known whether the person is still signed in.
const { style } = document.documentElement;
window.addEventListener('pagehide', ({ persisted }) => persisted && style.setProperty('opacity', '0'));
window.addEventListener('pageshow', () => {
  void session.noticeLapse().then(() => style.removeProperty('opacity'));
});

/** After another tab has signed in a different person: the old address may contain the previous person's search. */
const useWaitForHome = (person: string, path: string): boolean => {
  const [shownTo, setShownTo] = useState(person);
  const [leadsHome, setLeadsHome] = useState(false);
  if (person !== '' && person !== shownTo) {
    setShownTo(person);
    setLeadsHome(shownTo !== '');
  }
  if (leadsHome && path === homePath) setLeadsHome(false);
  useLayoutEffect(() => {
    if (leadsHome) replacePath(homePath);
  }, [leadsHome]);
  return leadsHome;
};

const Page = () => {
  const info = useSyncExternalStore(session.subscribe, session.get);
  const sessionId = useSyncExternalStore(session.subscribe, session.id);
  const path = useSyncExternalStore(subscribeToPath, currentPath);
  const waitsForHome = useWaitForHome(info?.payload.user_data.user_id ?? '', path);
  const [cameFromLogin, setCameFromLogin] = useState(false);
  if (sessionId === null || path === authPath) {
    if (!cameFromLogin) setCameFromLogin(true);
    return <LoginPage preload={fetchHome} />;
  }
  if (waitsForHome) return null;
  return (
    <AppBoundary key={sessionId}>
      <App sessionId={sessionId} cameFromLogin={cameFromLogin} />
    </AppBoundary>
  );
};

/** The login form on /auth and while nobody is signed in, otherwise the app (docs/decisions.md 'Login before the app'). */
export const SignInGate = () => (
  <>
    <Page />
    <Toaster />
  </>
);
