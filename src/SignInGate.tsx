import { lazy, StrictMode, Suspense, useState, useSyncExternalStore } from 'react';
import { login } from '../i18n/login';
import type App from './App';
import { session } from './authProvider/session';
import { ArrivedByLogin } from './layout/ArrivedByLogin';
import { AppBoundary } from './login/AppBoundary';
import { LoginPage } from './login/LoginPage';
import { authPath, currentPath, leadTo, subscribeToPath } from './login/path';
import { showToast, Toaster } from './widgets/feedback/Toaster';

let arrived: typeof App | null = null;

/** Downloads everything behind the sign-in gate. The login page calls it early, while the person types. */
export const importApp = async () => {
  const module = await import('./App');
  arrived = module.default;
  return module;
};
const LazyApp = lazy(importApp);

session.onEnd((reason, elsewhere) => {
  // The other tab told the user, and leads nowhere: this one shows the login form in place, and its page again to
  // the same person who signs in there.
  if (elsewhere) return;
  if (reason === 'expired') showToast('error', login.expired);
  // After all listeners of the session have run: forms still read their own address to keep a draft, and the router is
  // closed by then, so that it does not ask about unsaved changes.
  queueMicrotask(() => leadTo(authPath));
});

/** The app that is already here, at once; React would blink for one that it has to ask for. */
const OpenApp = ({ token }: { token: string }) => {
  const [Opened] = useState(() => arrived ?? LazyApp);
  return <Opened token={token} />;
};

const Page = () => {
  const info = useSyncExternalStore(session.subscribe, session.get);
  const path = useSyncExternalStore(subscribeToPath, currentPath);
  const [arrivedByLogin, setArrivedByLogin] = useState(false);
  if (info === null || path === authPath) {
    if (!arrivedByLogin) setArrivedByLogin(true);
    return <LoginPage preload={importApp} />;
  }
  const token = info.token.access_token;
  return (
    <AppBoundary key={token}>
      <Suspense fallback={null}>
        <ArrivedByLogin value={arrivedByLogin}>
          <OpenApp token={token} />
        </ArrivedByLogin>
      </Suspense>
    </AppBoundary>
  );
};

/**
 * The sign-in gate (docs/decisions/0001): the login form in place of any page while nobody is signed in, and on /auth;
 * otherwise the app, which is fetched on demand. One toaster serves both.
 */
export const SignInGate = () => (
  <StrictMode>
    <Page />
    <Toaster />
  </StrictMode>
);
