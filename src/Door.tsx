import { StrictMode, Suspense, lazy, useSyncExternalStore } from 'react';
import { login } from '../i18n/login';
import { session } from './authProvider/session';
import { LoginPage } from './login/LoginPage';
import { authPath, currentPath, leadTo, subscribeToPath } from './login/path';
import { showToast, Toaster } from './widgets/Toaster';

/** Fetches everything behind the door; called early by whoever knows that it will be needed. */
export const importApp = () => import('./App');
const App = lazy(importApp);

session.onEnd((reason) => {
  if (reason === 'expired') showToast('error', login.expired);
  leadTo(authPath);
});

const Page = () => {
  const info = useSyncExternalStore(session.subscribe, session.get);
  const path = useSyncExternalStore(subscribeToPath, currentPath);
  if (info === null || path === authPath) return <LoginPage preload={importApp} />;
  const token = info.token.access_token;
  return (
    <Suspense fallback={null}>
      <App key={token} token={token} />
    </Suspense>
  );
};

/**
 * The door (DESIGN.md §2): the login form in place of any page while nobody is signed in, and on /auth;
 * otherwise the app, which is fetched on demand. One toaster serves both.
 */
export const Door = () => (
  <StrictMode>
    <Page />
    <Toaster />
  </StrictMode>
);
